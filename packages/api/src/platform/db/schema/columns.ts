import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Identity, not serial; "by default", so that the seed and a restored backup can set ids. */
export const key = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A point in time, UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => instant().notNull().defaultNow();

/** Money in whole cents. Amounts of up to 10 digits of dollars have 12 digits; a JavaScript number holds 15. */
export const cents = () => bigint({ mode: 'number' });

/** A half-open range of instants, read by the database only. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** The condition of a CHECK that limits a column to `values`, so that the contract's lists remain the only source. */
export const oneOfCheck = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

export const GENDERS = ['male', 'female', 'other'] as const;
