import type { UserType } from '@careloom/contract/permissions';
import type { AuditEntry } from '@careloom/contract/resources/audit';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { t, type TextKey } from './texts';

type RecordOf = Pick<AuditEntry, 'record' | 'record_id' | 'name' | 'before' | 'after'>;

interface Kind {
  word: TextKey;
  /** Names of records whose id is a word instead of a number. */
  names?: Readonly<Record<string, TextKey>>;
  /** The page of the record; null if this record has none. */
  href?: (entry: RecordOf) => string | null;
}

const userHref = ({ record_id: id, before, after }: RecordOf) => {
  const type: unknown = after?.['user_type'] ?? before?.['user_type'];
  if (typeof type !== 'string') return null;
  if (type !== 'worker') return hasRoute('my-team-details-overview') ? hrefOf('my-team-details-overview', { id }) : null;
  return hasRoute('support-worker-details-overview') ? hrefOf('support-worker-details-overview', { type: 'support-workers', id }) : null;
};

const ofHouseHref = ({ before, after }: RecordOf) => {
  const id: unknown = after?.['house_id'] ?? before?.['house_id'];
  return typeof id === 'number' && hasRoute('house-details-overview') ? hrefOf('house-details-overview', { id }) : null;
};

const settingHref = ({ record_id: key }: RecordOf) => {
  if (key === 'shift_percentage') return hrefOf('shiftFee');
  return ['time_zone', 'login_errors', 'payment_days', 'second_factor_roles'].includes(key) ? hrefOf('settings:organisation') : null;
};

const ROLES: Readonly<Record<UserType, TextKey>> = {
  super_admin: 'role.of.super_admin',
  senior_manager: 'role.of.senior_manager',
  team_leader: 'role.of.team_leader',
  worker: 'role.of.worker',
};

const SETTINGS: Readonly<Record<string, TextKey>> = {
  time_zone: 'field.house.time_zone',
  login_errors: 'field.organisation.login_errors',
  payment_days: 'field.organisation.payment_days',
  second_factor_roles: 'field.organisation.second_factor_roles',
  shift_percentage: 'shift_fee.title',
};

/** The audited records, by their name in the audit; records of other remotes are linked if a page can show them. */
export const RECORDS: Readonly<Record<string, Kind>> = {
  jobs: {
    word: 'audit.of.jobs',
    href: ({ record_id: id }) => (hasRoute('job-details-overview') ? hrefOf('job-details-overview', { id }) : null),
  },
  applications: { word: 'audit.of.applications' },
  houses: {
    word: 'audit.of.houses',
    href: ({ record_id: id }) => (hasRoute('house-details-overview') ? hrefOf('house-details-overview', { id }) : null),
  },
  house_leaderships: { word: 'audit.of.house_leaderships' },
  participants: { word: 'audit.of.participants' },
  users: { word: 'audit.of.users', href: userHref },
  outings: { word: 'audit.of.outings', href: ofHouseHref },
  board_links: { word: 'audit.of.board_links', href: ofHouseHref },
  service_agreements: { word: 'audit.of.service_agreements' },
  agreement_signatures: { word: 'audit.of.agreement_signatures' },
  shifts: { word: 'audit.of.shifts' },
  share_wishes: { word: 'audit.of.share_wishes' },
  wake_ups: { word: 'audit.of.wake_ups' },
  uploads: { word: 'audit.of.uploads' },
  expenses: {
    word: 'audit.of.expenses',
    href: ({ record_id: id }) => (hasRoute('expenses-detail') ? hrefOf('expenses-detail', { id }) : null),
  },
  invoices: {
    word: 'audit.of.invoices',
    href: ({ record_id: id }) => (hasRoute('invoice-details-overview') ? hrefOf('invoice-details-overview', { id }) : null),
  },
  invoice_lines: { word: 'audit.of.invoice_lines' },
  providers: {
    word: 'audit.of.providers',
    href: ({ name }) => `${hrefOf('providers')}?search=${encodeURIComponent(name ?? '')}`,
  },
  pay_levels: { word: 'audit.of.pay_levels', href: ({ record_id: id }) => hrefOf('settings:edit-pay-level', { id }) },
  pay_level_timings: { word: 'audit.of.pay_level_timings' },
  holidays: {
    word: 'audit.of.holidays',
    href: ({ name }) => `${hrefOf('settings:holidays')}?search=${encodeURIComponent(name ?? '')}`,
  },
  role_grants: { word: 'audit.of.role_grants', names: ROLES, href: () => hrefOf('settings:roles') },
  settings: { word: 'audit.of.settings', names: SETTINGS, href: settingHref },
  api_tokens: { word: 'audit.of.api_tokens', href: () => hrefOf('api-access') },
  second_factors: { word: 'audit.of.second_factors' },
  recovery_codes: { word: 'audit.of.recovery_codes' },
  passkeys: { word: 'audit.of.passkeys' },
  xero_configs: { word: 'audit.of.xero_configs', href: () => (hasRoute('xeroConfig') ? hrefOf('xeroConfig') : null) },
  xero_connections: { word: 'audit.of.xero_connections', href: () => (hasRoute('xeroConfig') ? hrefOf('xeroConfig') : null) },
};

/** The name of a record type: "House", "Pay level". An unknown type of a newer server has the server's name. */
export function kindOf(record: string): string {
  const kind = RECORDS[record];
  return kind ? t(kind.word) : record;
}

/** The record's own name, or its kind and number. */
export function nameOf({ record, record_id, name }: RecordOf): string {
  const word = RECORDS[record]?.names?.[record_id];
  return name ?? (word ? t(word) : `${kindOf(record)} ${record_id}`);
}

/** The page of the record; null for a deleted record, and for one without a page. */
export const recordHref = (entry: AuditEntry): string | null =>
  entry.action === 'delete' ? null : (RECORDS[entry.record]?.href?.(entry) ?? null);

/** Link to the audit log with only the changes of one record. */
export const changesHref = (record: string, id: number | string): string =>
  `${hrefOf('settings:audit')}?record=${record}&record_id=${encodeURIComponent(id)}`;
