import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema/audit';

/** The name of the person whom a row belongs to. */
const OWNER = "(select owner.first_name || ' ' || owner.last_name from users owner where owner.id = user_id)";

/** Tables whose rows have a name, and the SQL expression of it. */
const NAMES: Readonly<Record<string, string>> = {
  api_tokens: 'name',
  expenses: 'title',
  holidays: 'name',
  houses: 'name',
  invoices: 'number',
  jobs: 'name',
  outings: 'title',
  participants: 'name',
  pay_levels: 'name',
  providers: 'name',
  recovery_codes: OWNER,
  second_factors: OWNER,
  service_agreements: "first_name || ' ' || last_name",
  shifts: 'name',
  uploads: 'file_name',
  users: "first_name || ' ' || last_name",
};

/** The id as the tables have it; null for a record without a numeric one. */
const id = sql`(case when ${auditEntries.record_id} ~ '^[0-9]{1,9}$' then ${auditEntries.record_id}::integer end)`;

/** By the key of the table, which has an index: a search evaluates this for every entry. */
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
