import type { FACT_KINDS, FoundRecord, RecordFact } from '@careloom/contract/resources/records';
import type { Permission } from '@careloom/contract/permissions';
import { desc, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { CurrentUser } from '../../platform/http/current-user';
import { beginsWith } from '../../platform/list/search';
import type { Services } from '../../platform/services';

/** One kind of records that can be found by name. */
export interface RecordSource {
  kind: string;
  /** The permissions, any of which allows seeing the kind. */
  permissions: readonly Permission[];
  /** The best `MOST_OF_KIND` matches within the user's scope. */
  find: (services: Services, user: CurrentUser, words: string) => Promise<FoundRecord[]>;
}

/** Sorts names first that begin with the search. */
export const beginningFirst = (name: SQLWrapper, words: string): SQL => desc(beginsWith(name, words));

/** The full name of a user, for searches with both names. */
export const FULL_NAME = sql`(${users.first_name} || ' ' || ${users.last_name})`;

type FactKind = (typeof FACT_KINDS)[number];

/** The known facts of a record, in this order: `{ jobs: ['count', 3] }`. */
export const factsOf = (facts: Readonly<Record<string, readonly [FactKind, string | number | null]>>): RecordFact[] =>
  Object.entries(facts).flatMap(([name, [kind, value]]) => (value === null || value === '' ? [] : [{ name, kind, value: String(value) }]));
