import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema/audit';

/** The name of another row that a row belongs to. */
const of = (table: string, key: string, name = 'name') => `(select owner.${name} from ${table} owner where owner.id = ${key})`;
const personOf = (table: string, key: string) =>
  `(select owner.first_name || ' ' || owner.last_name from ${table} owner where owner.id = ${key})`;

/** Tables whose rows have a name or belong to what has one, and the SQL expression of it. */
const NAMES: Readonly<Record<string, string>> = {
  agreement_signatures: personOf('service_agreements', 'agreement_id'),
  api_tokens: 'name',
  applications: personOf('users', 'worker_id'),
  board_links: of('houses', 'house_id'),
  expenses: 'title',
  holidays: 'name',
  house_leaderships: of('houses', 'house_id'),
  houses: 'name',
  invoice_lines: of('invoices', 'invoice_id', 'number'),
  invoices: 'number',
  jobs: 'name',
  outings: 'title',
  participants: 'name',
  pay_level_timings: of('pay_levels', 'pay_level_id'),
  pay_levels: 'name',
  providers: 'name',
  recovery_codes: personOf('users', 'user_id'),
  second_factors: personOf('users', 'user_id'),
  share_wishes: personOf('users', 'worker_id'),
  service_agreements: "first_name || ' ' || last_name",
  shifts: 'name',
  uploads: 'file_name',
  users: "first_name || ' ' || last_name",
  wake_ups: of('shifts', 'shift_id'),
};

/** The id as the tables have it; null for a record without a numeric one. */
const id = sql`(case when ${auditEntries.record_id} ~ '^[0-9]{1,9}$' then ${auditEntries.record_id}::integer end)`;

/** By the key of the table, which has an index. */
const current = sql.join(
  Object.entries(NAMES).map(
    ([table, name]) =>
      sql`when ${table} then (select ${sql.raw(name)} from ${sql.identifier(table)} where ${sql.identifier(table)}.id = ${id})`,
  ),
  sql` `,
);

/** The last known name of a deleted row, which the entry itself holds. */
const last = sql`coalesce(${auditEntries.before} ->> 'name', ${auditEntries.before} ->> 'title', ${auditEntries.before} ->> 'number',
  (select owner.first_name || ' ' || owner.last_name from users owner
    where ${auditEntries.record} = 'second_factors' and owner.id = (coalesce(${auditEntries.before}, ${auditEntries.after}) ->> 'user_id')::integer))`;

/** The name of an entry's record as it is now, of a deleted one as it was; null for one without a name. */
export const nameOfRecord: SQL<string | null> = sql`coalesce((case ${auditEntries.record} ${current} end), ${last})`;

/** Every record that has a name now, to be joined with the entries: a search looks at the name of each of them, which `nameOfRecord` would look up one by one. */
export const namedRecords = sql`(${sql.join(
  Object.entries(NAMES).map(
    ([table, name]) => sql`select ${table}::text as record, id::text as record_id, ${sql.raw(name)} as name from ${sql.identifier(table)}`,
  ),
  sql` union all `,
)}) named`;

export const isNamedRecord = sql`named.record = ${auditEntries.record} and named.record_id = ${auditEntries.record_id}`;

/** The same as `nameOfRecord`, of an entry that was joined with its named record. */
export const joinedName: SQL<string | null> = sql`coalesce(named.name, ${last})`;
