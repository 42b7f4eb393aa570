import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Identity, not serial; "by default", so that the seed and a restored backup may bring their own ids. */
export const key = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A point in time, UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => instant().notNull().defaultNow();

/** Money: whole cents, never a fraction. 10 digits of dollars are 12 of cents; a JavaScript number holds 15. */
export const cents = () => bigint({ mode: 'number' });

/** A half-open range of instants. Only the database reads it. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** What a CHECK needs to keep a text to its values: the contract's lists stay the only ones. */
export const oneOfCheck = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

export const GENDERS = ['male', 'female', 'other'] as const;
