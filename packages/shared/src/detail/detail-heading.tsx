import { EllipsisVertical, History } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { createTranslator } from '../i18n/index';
import { texts } from '../list/texts';
import { hasRoute, hrefOf, lazyPart, queryString } from '../navigation/index';
import { useCan } from '../session/index';
import { Avatar, Button, FactLine, PageHeading, TextLink, type FactLineItem } from '../ui/index';

/** The menu is downloaded when it is first opened. */
const LazyRowMenu = lazyPart(() => import('../ui-overlay/index').then((part) => part.RowMenu));

/** Shares the list's texts, because the action menu of a record has the same name as that of a row. */
const t = createTranslator('kit', texts);

export interface DetailAction {
  label: string;
  icon?: FactLineItem['icon'];
  stops?: boolean;
  onPick: () => void;
}

export interface AuditedRecord {
  /** The kind of record, as named in the audit: `houses`. */
  record: string;
  id: number;
}

export interface DetailHeadingProps {
  name: string;
  /** For a person: address of the photo before the name. If it is null, the initials are shown. */
  picture?: string | null | undefined;
  /** For a place: shows a square with a house icon before the name. */
  place?: boolean;
  tag?: ReactNode;
  facts?: readonly FactLineItem[];
  /** At most two buttons. */
  actions?: ReactNode;
  /** Further actions, in a menu. */
  more?: readonly DetailAction[];
  /** The record in the audit: users who may read the audit get a link to all changes of this record, after the facts. */
  changes?: AuditedRecord;
}

/**
 * The link to a record's changes in the audit, shown as its last fact. Empty if the user may not read the audit, or if no remote provides
 * it.
 */
function useChangesLink(audited: AuditedRecord | undefined): FactLineItem[] {
  const mayRead = useCan('audit-read');
  if (!audited || !mayRead || !hasRoute('settings:audit')) return [];
  const href = hrefOf('settings:audit') + queryString({ record: audited.record, record_id: audited.id });
  return [{ icon: History, label: t('list.audit'), value: <TextLink href={href}>{t('list.all_changes')}</TextLink> }];
}

/** A record's name, state, one line of facts, and actions. */
export function DetailHeading({ name, picture, place = false, tag, facts = [], actions, more = [], changes }: DetailHeadingProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hasMenuAlone = !actions && more.length > 0;
  return (
    <div className={hasMenuAlone ? 'cl-detailhead cl-menu-alone' : 'cl-detailhead'}>
      {(picture !== undefined || place) && <Avatar name={name} picture={picture} place={place} size={64} />}
      <div className="cl-grow">
        <PageHeading tag={tag}>{name}</PageHeading>
        <FactLine items={[...facts, ...useChangesLink(changes)]} />
      </div>
      {(actions || more.length > 0) && (
        <div className="cl-actions">
          {actions}
          {more.length > 0 && (
            <Button
              shape="icon"
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              aria-label={t('list.actions_for', { name })}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <EllipsisVertical aria-hidden />
            </Button>
          )}
        </div>
      )}
      {anchor && (
        <Suspense>
          <LazyRowMenu
            anchor={anchor}
            label={name}
            actions={more.map(({ label, icon, stops }, at) => ({
              value: String(at),
              label,
              ...(icon && { icon }),
              ...(stops && { stops }),
            }))}
            onPick={(value) => more[Number(value)]?.onPick()}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
