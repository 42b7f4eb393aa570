import type { FACT_KINDS, FoundRecord, RecordFact } from '@careloom/contract/resources/records';
import type { Permission } from '@careloom/contract/permissions';
import { desc, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { CurrentUser } from '../../platform/http/current-user';
import { beginsWith } from '../../platform/list/search';
import type { Services } from '../../platform/services';

/** One kind of records that are found by their name. */
export interface RecordSource {
  kind: string;
  /** Each of them lets somebody see the kind. */
  permissions: readonly Permission[];
  /** The best `MOST_OF_KIND` of those within the user's reach. */
  find: (services: Services, user: CurrentUser, words: string) => Promise<FoundRecord[]>;
}

/** Puts those first whose name begins with what is searched for. */
export const beginningFirst = (name: SQLWrapper, words: string): SQL => desc(beginsWith(name, words));

/** The whole name of a user, which may be typed at once. */
export const FULL_NAME = sql`(${users.first_name} || ' ' || ${users.last_name})`;

type FactKind = (typeof FACT_KINDS)[number];

/** The facts of a record that are known, in this order: `{ jobs: ['count', 3] }`. */
export const factsOf = (facts: Readonly<Record<string, readonly [FactKind, string | number | null]>>): RecordFact[] =>
  Object.entries(facts).flatMap(([name, [kind, value]]) => (value === null || value === '' ? [] : [{ name, kind, value: String(value) }]));
