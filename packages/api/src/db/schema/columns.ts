import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Identity, not serial; "by default", so that the seed and a restored backup may bring their own ids. */
export const key = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** A point in time, UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();

/** Money: whole cents, never a fraction. */
export const cents = (name: string) => integer(name);

/** A half-open range of instants. Only the database reads it. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** What a CHECK needs to keep a text to its values: the contract's lists stay the only ones. */
export const among = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
