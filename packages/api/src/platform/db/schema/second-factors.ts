import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';

/** Confirmed authenticator apps, at most one per user. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: key(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base32, encrypted with a key of the server. */
    secret: text().notNull(),
    /** The time step (30 s since 1970) of the last accepted code: codes up to it are refused. */
    last_step: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('second_factors_user').on(table.user_id)],
);

/** Recovery codes, each of which replaces the app once. Only a keyed hash of a code is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: key(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    used_at: instant(),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.code_hash), index('recovery_codes_user').on(table.user_id)],
);
