import { check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOfCheck, createdAt, key } from './columns';

export const OBSERVED = ['failure', 'load', 'vital', 'call', 'task', 'violation', 'override', 'dropped'] as const;

/** What tabs saw of shell and remotes, for two weeks. No column says whose tab it was. */
export const observations = pgTable(
  'observations',
  {
    id: key(),
    created_at: createdAt(),
    kind: text({ enum: OBSERVED }).notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    /** The phase of a failure, the name of a vital, method and path of a call, a directive, an origin. */
    name: text().notNull().default(''),
    /** The message of a failure; what a directive kept out. */
    note: text(),
    /** Of a failure: what its card shows. Of a vital: one load of a page. */
    trace: text(),
    count: integer().notNull().default(1),
    failed: integer().notNull().default(0),
    /** Milliseconds, a sum where `count` is more than one; of CLS a score. */
    value: doublePrecision().notNull().default(0),
    /** The longest of a sum, in milliseconds. */
    most: doublePrecision().notNull().default(0),
  },
  (table) => [
    check('observations_kind', oneOfCheck(table.kind, OBSERVED)),
    index('observations_kind_created').on(table.kind, table.created_at),
    index('observations_created').on(table.created_at),
  ],
);
