import type { AuditEntry } from '@careloom/contract/resources/audit';
import { formatDate, fullName } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { State } from '@careloom/shared/ui';
import { t } from './texts';
import { changeLine } from './field-changes';
import { kindOf, nameOf } from './records';
import { AUDIT_ACTIONS } from './states';

/** Author of the change; for a token, its owner. */
export function actorText({ actor, token }: Pick<AuditEntry, 'actor' | 'token'>): string {
  if (actor === null) return t('audit.system');
  return token === null ? fullName(actor) : t('audit.by_token', { token: token.name, person: fullName(actor) });
}

export const auditColumns = (): Column<AuditEntry>[] => [
  { key: 'record', head: t('audit.record'), place: 'title', cell: nameOf, under: ({ record }) => kindOf(record) },
  {
    key: 'action',
    head: t('audit.action'),
    place: 'tag',
    drop: 1,
    cell: ({ action }) => <State of={AUDIT_ACTIONS} value={action} />,
  },
  { key: 'what', head: t('audit.what'), place: 'line', truncate: 'two-lines', cell: changeLine },
  { key: 'actor', head: t('audit.who'), truncate: 'one-line', cell: actorText },
  { key: 'at', head: t('audit.when'), number: true, cell: ({ at }) => formatDate(at, 'displayTime') },
];
