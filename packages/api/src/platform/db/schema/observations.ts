import { check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOfCheck, createdAt, key } from './columns';

export const OBSERVED = ['failure', 'load', 'vital', 'call', 'task', 'violation', 'override', 'dropped'] as const;

/** Telemetry that tabs report about shell and remotes, kept for two weeks. No column identifies the user. */
export const observations = pgTable(
  'observations',
  {
    id: key(),
    created_at: createdAt(),
    kind: text({ enum: OBSERVED }).notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    /** The phase of a failure, the name of a vital, method and path of a call, a CSP directive, or an origin. */
    name: text().notNull().default(''),
    /** The message of a failure, or what a CSP directive blocked. */
    note: text(),
    /** For a failure: the reference that its card shows. For a vital: the id of a page load. */
    trace: text(),
    count: integer().notNull().default(1),
    failed: integer().notNull().default(0),
    /** Milliseconds, summed when `count` is more than one; for CLS a score. */
    value: doublePrecision().notNull().default(0),
    /** The longest single value of a sum, in milliseconds. */
    most: doublePrecision().notNull().default(0),
  },
  (table) => [
    check('observations_kind', oneOfCheck(table.kind, OBSERVED)),
    index('observations_kind_created').on(table.kind, table.created_at),
    index('observations_created').on(table.created_at),
  ],
);
