import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';

/** Public keys of WebAuthn credentials. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: key(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Both base64url, as WebAuthn writes them. */
    credential_id: text().notNull(),
    public_key: text().notNull(),
    /** How often the authenticator signed; always 0 if it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The transports by which browsers reach the authenticator. */
    transports: text().array().notNull(),
    created_at: createdAt(),
    last_used_at: instant(),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credential_id), index('passkeys_user').on(table.user_id)],
);

/** Challenges that are not answered yet. Each is used once; only its hash is stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: ['add', 'step', 'login'] }).notNull(),
    /** Null for a login by passkey alone, because the user is not known yet. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expires_at)],
);
