import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** States and territories, as the contract has them. */
export const states = pgTable('states', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  time_zone: text().notNull(),
});
