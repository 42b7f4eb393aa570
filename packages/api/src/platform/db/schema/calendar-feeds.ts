import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';

/** Links to a user's shifts for calendar programs. Only the SHA-256 of a link's token is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: key(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    created_at: createdAt(),
    revoked_at: instant(),
  },
  (table) => [uniqueIndex('calendar_feeds_hash').on(table.token_hash), index('calendar_feeds_user').on(table.user_id, table.id)],
);
