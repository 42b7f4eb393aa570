import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';

/** Which role may do what: rows, so that a super admin can change them and a released remote can bring its own. */
export const roleGrants = pgTable('role_grants', { role: text('role').notNull(), permission: text('permission').notNull() }, (table) => [
  primaryKey({ columns: [table.role, table.permission] }),
]);

/** Sessions. The token itself is never stored, only its SHA-256. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: key(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('access_tokens_hash').on(table.tokenHash), index('access_tokens_user').on(table.userId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: key(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('password_resets_hash').on(table.tokenHash), index('password_resets_user').on(table.userId)],
);

/** Failed logins by e-mail and address, for the throttle: kept here so that several processes count together. */
export const loginFailures = pgTable(
  'login_failures',
  { id: key(), subject: text('subject').notNull(), createdAt: createdAt() },
  (table) => [index('login_failures_subject').on(table.subject, table.createdAt)],
);

/** Values of the organisation by name (`time_zone`, `shift_percentage`, `signing_secret`). */
export const settings = pgTable('settings', { key: text('key').primaryKey(), value: jsonb('value').notNull() });
