import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, key } from './columns';
import { users } from './identity';

/** List filters that a user saved under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: key(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name of the route that shows the list. */
    list: text().notNull(),
    name: text().notNull(),
    /** The query of the page's address, without the page number. */
    query: text().notNull(),
    /** Null for a view that is not mailed. */
    mailed_as: text({ enum: ['pdf', 'csv', 'xlsx'] }),
    /** `yyyy-MM`: the month on whose first day it was last mailed, or in which its owner subscribed. */
    mailed_month: text(),
    /** The position within the pinned views of its list, from 0. Null for a view that is not pinned. */
    place: integer(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.user_id, table.list, sql`lower(${table.name})`)],
);
