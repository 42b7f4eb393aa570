import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';

/** The permissions of each role, as rows: a super admin can change them, and a released remote can add its own. */
export const roleGrants = pgTable('role_grants', { role: text().notNull(), permission: text().notNull() }, (table) => [
  primaryKey({ columns: [table.role, table.permission] }),
]);

/** Sessions. The token itself is never stored, only its SHA-256. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: key(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    user_agent: text(),
    ip: text(),
    created_at: createdAt(),
    last_used_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
  },
  (table) => [uniqueIndex('access_tokens_hash').on(table.token_hash), index('access_tokens_user').on(table.user_id)],
);

/** API tokens of machines. Only the SHA-256 of a token is stored. Revoked tokens are kept because the audit refers to them. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: key(),
    name: text().notNull(),
    token_hash: text().notNull(),
    last_four: text().notNull(),
    /** The upper limit; the token never has more permissions than its maker. */
    permissions: text().array().notNull(),
    made_by_id: integer()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    /** Not updated on each request: see `noteUse`. */
    last_used_at: instant(),
    last_used_ip: text(),
    revoked_at: instant(),
  },
  (table) => [uniqueIndex('api_tokens_hash').on(table.token_hash), index('api_tokens_maker').on(table.made_by_id)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: key(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [uniqueIndex('password_resets_hash').on(table.token_hash), index('password_resets_user').on(table.user_id)],
);

/** Failed logins by e-mail and address, for the throttle; stored here so that several processes share the count. */
export const loginFailures = pgTable('login_failures', { id: key(), subject: text().notNull(), created_at: createdAt() }, (table) => [
  index('login_failures_subject').on(table.subject, table.created_at),
]);

/** Settings of the organisation by key (`time_zone`, `shift_percentage`, `signing_secret`). */
export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().notNull() });
