import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** States and territories, copied from the contract. */
export const states = pgTable('states', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  time_zone: text().notNull(),
});
