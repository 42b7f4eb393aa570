import { and, type SQL, sql } from 'drizzle-orm';
import { auditEntries, hasLastName } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/identity';
import { holds } from '../../platform/list/search';
import { shiftNamesWith } from '../shifts/search-shifts';

const PERSON = "first_name || ' ' || last_name";

/** Tables whose rows have a name, and the SQL expression of it. */
const OWN_NAMES: Readonly<Record<string, string>> = {
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
  service_agreements: PERSON,
  shifts: 'name',
  uploads: 'file_name',
  users: PERSON,
};

/** Tables whose rows have the name of what they belong to, and the column that says which it is. */
const OWNERS: Readonly<Record<string, readonly [owner: string, key: string]>> = {
  agreement_signatures: ['service_agreements', 'agreement_id'],
  applications: ['users', 'worker_id'],
  board_links: ['houses', 'house_id'],
  house_leaderships: ['houses', 'house_id'],
  invoice_lines: ['invoices', 'invoice_id'],
  pay_level_timings: ['pay_levels', 'pay_level_id'],
  recovery_codes: ['users', 'user_id'],
  second_factors: ['users', 'user_id'],
  share_wishes: ['users', 'worker_id'],
  wake_ups: ['shifts', 'shift_id'],
};

const nameIn = (table: string) => sql.raw(OWN_NAMES[table] ?? 'null');

/**
 * The names of a table that hold a word. Tens of thousands of shifts share few names, and each of these is looked at once (`shiftNamesWith`);
 * everybody else has a name of their own. All numbers of invoices begin alike: a word finds one by a digit, or letters of "INV" would find all with
 * their lines.
 */
function isNamed(table: string, word: string): SQL {
  if (table === 'shifts') return sql`name = any(${shiftNamesWith(word)})`;
  return table === 'invoices' && !/\d/.test(word) ? sql`false` : holds(sql`(${nameIn(table)})`, word);
}
const owned = Object.entries(OWNERS);
const table = sql.identifier;

/** The id as the tables have it; null for a record without a numeric one. */
const id = sql`(case when ${auditEntries.record_id} ~ '^[0-9]{1,9}$' then ${auditEntries.record_id}::integer end)`;

/** By the key of the table, which has an index. */
const current = sql.join(
  [
    ...Object.keys(OWN_NAMES).map((name) => sql`when ${name} then (select ${nameIn(name)} from ${table(name)} where id = ${id})`),
    ...owned.map(
      ([name, [owner, key]]) => sql`when ${name} then (select ${nameIn(owner)} from ${table(owner)}
        where id = (select ${table(key)} from ${table(name)} where id = ${id}))`,
    ),
  ],
  sql` `,
);

/** The last known name of a deleted row, which the entry itself holds. */
const last = sql`coalesce(${auditEntries.before} ->> 'name', ${auditEntries.before} ->> 'title', ${auditEntries.before} ->> 'number',
  (select owner.first_name || ' ' || owner.last_name from users owner
    where ${auditEntries.record} = 'second_factors' and owner.id = (coalesce(${auditEntries.before}, ${auditEntries.after}) ->> 'user_id')::integer))`;

/** The name of an entry's record as it is now, of a deleted one as it was; null for one without a name. */
export const nameOfRecord: SQL<string | null> = sql`coalesce((case ${auditEntries.record} ${current} end), ${last})`;

/**
 * Whether a word occurs in the name of who changed the record, in its name now, or in one that an entry says it had.
 *
 * The word is looked for in each name once, and the entries are found by their indexes. `nameOfRecord` would look up the name of every entry.
 */
export const isNamedBy = (word: string): SQL => sql`${auditEntries.id} in (
  with own as materialized (${sql.join(
    Object.keys(OWN_NAMES).map((name) => sql`select ${name}::text as record, id from ${table(name)} where ${isNamed(name, word)}`),
    sql` union all `,
  )}),
  named as materialized (select record, id::text as record_id from own${sql.join(
    owned.map(
      ([name, [owner, key]]) => sql` union all select ${name}::text, child.id::text
        from own inner join ${table(name)} child on child.${table(key)} = own.id where own.record = ${owner}::text`,
    ),
  )})
  select ${auditEntries.id} from ${auditEntries}
    where ${auditEntries.actor_id} in (select id from users where ${holds(sql`first_name`, word)} or ${holds(sql`last_name`, word)})
  union select ${auditEntries.id} from named inner join ${auditEntries}
    on ${auditEntries.record} = named.record and ${auditEntries.record_id} = named.record_id
  union select ${auditEntries.id} from ${auditEntries} where ${hasLastName(auditEntries)} and ${holds(last, word)})`;

/**
 * Whether each of some letters occurs in those names as well: only in the entries that words have found, each of whose names is looked up.
 * `offset 0` keeps the letters out of their search.
 */
export const isNamedByToo = (named: SQL, letters: readonly string[]): SQL => {
  const names = sql`concat_ws(' ', ${nameOfRecord}, ${users.first_name}, ${users.last_name})`;
  return sql`${auditEntries.id} in (
    select ${auditEntries.id} from (select * from ${auditEntries} where ${named} offset 0) ${auditEntries}
    left join ${users} on ${users.id} = ${auditEntries.actor_id}
    where ${and(...letters.map((letter) => holds(names, letter)))})`;
};
