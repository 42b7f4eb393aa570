/**
 * The base entry: the design system and the components of every page. Components that open above the page are in `ui-overlay`.
 * @example
 * ```tsx
 * import { Button, Card, Page, PageHeading, Row } from '@careloom/shared/ui';
 *
 * export const Welcome = ({ onStart }: { onStart: () => void }) => (
 *   <Page>
 *     <PageHeading>Training</PageHeading>
 *     <Card title="Fire safety">
 *       <Row>
 *         <Button onClick={onStart}>Start</Button>
 *       </Row>
 *     </Card>
 *   </Page>
 * );
 * ```
 */
export { addRecipes } from './theme/add-recipes';
export { DENSITIES, THEME_MODES, themeMode, type Density, type Theme, type ThemeMode } from './theme/stored-mode';
export { setThemeMode, useDensity, useThemeMode } from './theme/theme-mode';
export { UiProvider, type UiProviderProps } from './theme/ui-provider';

export { Adorned, Input, PasswordInput, Textarea, type AdornedProps, type InputProps } from './controls/input';
export { Button, ButtonLink, Link, type LinkComponent, type LinkProps } from './controls/button';
export { Checkbox, type CheckboxProps } from './controls/checkbox';
export { Field, type FieldProps } from './controls/field';
export { Select, type SelectProps } from './controls/select';

export { Logo, Mark } from './brand/logo';
export { Weave } from './brand/weave';
export { ICON_NAMES, iconOf } from './icons';

export { Empty, type EmptyProps } from './feedback/empty';
export { FailureCard, type Failure, type FailureCardProps } from './feedback/failure-card';
export { LoadFailed, WaitsForConnection } from './feedback/load-failed';
export { Note, type NoteKind, type NoteProps } from './feedback/note';
export { LoaderVeil, ProgressThread, ShuttleLoader } from './feedback/shuttle-loader';
export { Skeleton, skeletonLine, SkeletonList, useDelayedWait, type SkeletonListProps } from './feedback/skeleton';
export {
  /** @deprecated Use `skeletonLine`. Kept for older remotes until the next major version. */
  skeletonLine as bone,
  /** @deprecated Use `useDelayedWait`. Kept for older remotes until the next major version. */
  useDelayedWait as useLateWait,
} from './feedback/skeleton';
export { PageToasts } from './feedback/page-toasts';
export { Toasts } from './feedback/toasts';

export { LiveList, type LiveListProps } from './live/live-list';
export { firstField } from './live/first-field';
export { afterPaint, usePainted } from './live/use-painted';

export { Page, Row, SectionHeading, Stack, StackList, ThumbBar, type RowProps, type StackProps } from './layout/arrange';
export { Card, type CardProps } from './layout/card';
export { FactLine, Facts, Ledger, type Fact, type FactLineItem } from './layout/facts';
export { LineTable, type LineColumn, type LineTableProps } from './layout/line-table';
export { PageHeading, type PageHeadingProps } from './layout/page-heading';
export { ScrollBox, type ScrollBoxProps } from './layout/scroll-box';
export { StatCards, type Stat } from './layout/stat-cards';
export { keyLegends, KeyLegend, PageKeys } from './layout/key-legend';
export { Capitalized, Digits, OnlyOnCard, Prose, Subtext, TextLink, VisuallyHidden } from './layout/text';
export { TabLinks, type TabLink, type TabLinksProps } from './layout/tab-links';

export { Avatar, AvatarStack, initialsOf, tintOf, TINTS, type AvatarProps, type Face, type Tint } from './people/avatar';
export { MailLink, PhoneLink } from './people/contact-links';
export { Who, type WhoProps } from './people/who';

export { State, stateOf, stateWord, type StateProps } from './states/state';
export { STATES, type Thing } from './states/index';
export { Tag, type Look, type StateEntry, type TagProps, type Tone, type Vocabulary } from './states/tag';
