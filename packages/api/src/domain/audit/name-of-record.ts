import { and, type SQL, sql } from 'drizzle-orm';
import { auditEntries, hasLastName } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/identity';
import { holds } from '../../platform/list/search';
import { shiftNamesWith } from '../shifts/search-shifts';

const PERSON = "first_name || ' ' || last_name";

/** Tables whose rows have a name, and the SQL expression for the name. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  api_tokens: 'name',
  expenses: 'title',
  holidays: 'name',
  houses: 'name',
  invoices: 'number',
  jobs: 'name',
  outings: 'title',
  participants: 'name',
  passkeys: 'name',
  pay_levels: 'name',
  providers: 'name',
  service_agreements: PERSON,
  shifts: 'name',
  uploads: 'file_name',
  users: PERSON,
};

/** Tables whose rows have the name of their parent, and the column that refers to it. */
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
 * The names in a table that contain a word. Tens of thousands of shifts share few names, so each name is checked once (`shiftNamesWith`);
 * names in other tables are mostly distinct. Only a word with a digit searches invoice numbers, because letters of their common prefix
 * "INV" would match all invoices with their lines.
 */
function isNamed(table: string, word: string): SQL {
  if (table === 'shifts') return sql`name = any(${shiftNamesWith(word)})`;
  return table === 'invoices' && !/\d/.test(word) ? sql`false` : holds(sql`(${nameIn(table)})`, word);
}
const owned = Object.entries(OWNERS);
const table = sql.identifier;
/** A literal instead of a parameter, so that the planner can use the number of entries of each table. */
const literal = (name: string) => sql.raw(`'${name}'`);
const namedIn = (name: string, word: string) => sql`(select id from ${table(name)} where ${isNamed(name, word)}) named`;

/** The id of an entry's record as an integer; null for a record without a numeric id. */
const id = sql`(case when ${auditEntries.record_id} ~ '^[0-9]{1,9}$' then ${auditEntries.record_id}::integer end)`;

/** The current name of an entry's record, looked up by the table's primary key. */
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

/** The current name of an entry's record; the last name of a deleted record; null for a record without a name. */
export const nameOfRecord: SQL<string | null> = sql`coalesce((case ${auditEntries.record} ${current} end), ${last})`;

/**
 * The ids of the entries that match a filter and where a word occurs in the name of who made the change, in the record's current name, or
 * in a name that an entry contains.
 *
 * Each table of names is joined to its entries separately: the planner then knows the number of matches, and merges tens of thousands of
 * shifts with the index of their entries instead of looking up each. `nameOfRecord` would look up the name of every entry.
 */
export const entriesNamedBy = (word: string, filter: SQL): SQL =>
  sql.join(
    [
      ...Object.keys(OWN_NAMES).map(
        (name) => sql`select ${auditEntries.id} from ${namedIn(name, word)}
          inner join ${auditEntries} on ${auditEntries.record} = ${literal(name)} and ${auditEntries.record_id} = named.id::text
          where ${filter}`,
      ),
      ...owned.map(
        ([name, [owner, key]]) => sql`select ${auditEntries.id} from ${namedIn(owner, word)}
          inner join ${table(name)} child on child.${table(key)} = named.id
          inner join ${auditEntries} on ${auditEntries.record} = ${literal(name)} and ${auditEntries.record_id} = child.id::text
          where ${filter}`,
      ),
      sql`select ${auditEntries.id} from ${auditEntries} inner join ${users} on ${users.id} = ${auditEntries.actor_id}
        where (${holds(users.first_name, word)} or ${holds(users.last_name, word)}) and ${filter}`,
      sql`select ${auditEntries.id} from ${auditEntries} where ${hasLastName(auditEntries)} and ${holds(last, word)} and ${filter}`,
    ],
    sql` union `,
  );

/** The entries among `ids` whose names also contain each of the letters. Names are looked up for these entries only. */
export const entriesNamedByToo = (ids: SQL, letters: readonly string[]): SQL => {
  const names = sql`concat_ws(' ', ${nameOfRecord}, ${users.first_name}, ${users.last_name})`;
  return sql`select ${auditEntries.id} from (select * from ${auditEntries} where ${auditEntries.id} in (${ids}) offset 0) ${auditEntries}
    left join ${users} on ${users.id} = ${auditEntries.actor_id}
    where ${and(...letters.map((letter) => holds(names, letter)))}`;
};
