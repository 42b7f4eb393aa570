import { Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink, PageHeading, ThumbBar } from '../../ui/index';
import type { ListCall, ListDefinition } from '../core/definition';
import { useList } from '../core/use-list';
import { useViewsOfPage } from '../views/use-views-of-page';
import { ListBody } from './list-body';

/** The one solid button of a list: a link or an action. */
export interface PrimaryAction {
  label: string;
  icon?: LucideIcon;
  href?: string;
  onPick?: () => void;
}

export interface ListPageProps<C extends ListCall> {
  title: string;
  definition: ListDefinition<C>;
  primary?: PrimaryAction | null | undefined;
  /** Further, outlined buttons. */
  actions?: ReactNode;
  /** Content between heading and list. */
  children?: ReactNode;
  /** Content beside the rows, such as the details of the current row. Pass it in wide windows only. */
  aside?: ReactNode;
}

/**
 * A list as a page: title with count, primary action, search and filters, table, pagination. On a phone the action is within reach of the
 * thumb.
 */
export function ListPage<C extends ListCall>({ title, definition, primary, actions, children, aside }: ListPageProps<C>) {
  const list = useList(definition);
  const views = useViewsOfPage(definition.views);
  const button = primary && <Primary {...primary} />;
  return (
    <div className={primary ? 'cl-page cl-has-thumb' : 'cl-page'}>
      <PageHeading
        count={list.page?.total}
        actions={
          (actions || button) && (
            <>
              {actions}
              {button}
            </>
          )
        }
      >
        {title}
      </PageHeading>
      {children}
      <ListBody definition={views ? { ...definition, views } : definition} list={list} aside={aside} />
      {primary && (
        <ThumbBar>
          <Primary {...primary} touch />
        </ThumbBar>
      )}
    </div>
  );
}

function Primary({ label, icon: Icon = Plus, href, onPick, touch = false }: PrimaryAction & { touch?: boolean }) {
  const look = touch ? ({ variant: 'solid', size: 'touch', shape: 'block' } as const) : ({ variant: 'solid' } as const);
  const inside = (
    <>
      <Icon aria-hidden />
      {label}
    </>
  );
  return href ? (
    <ButtonLink {...look} href={href}>
      {inside}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={onPick}>
      {inside}
    </Button>
  );
}

export interface DataListProps<C extends ListCall> {
  definition: ListDefinition<C>;
  /** Separates the state of several lists on one page: it is in the address as `<prefix>page` and so on. */
  prefix?: string;
  /** Reduces the height of the rows, for a tab or half a page. */
  dense?: boolean;
}

/** A list without a heading: in a tab, in a slot, next to other content. */
export function DataList<C extends ListCall>({ definition, prefix = '', dense = false }: DataListProps<C>) {
  return <ListBody definition={definition} list={useList(definition, prefix)} dense={dense} />;
}
