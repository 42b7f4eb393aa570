import type { XeroLineItem } from '@careloom/contract/resources/xero-config';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';
import { invoices } from './invoices';

/** The organisation's Xero app and its codes; at most one row. The secret is encrypted (`xero/seal.ts`). */
export const xeroConfigs = pgTable(
  'xero_configs',
  {
    id: key(),
    api_key: text().notNull(),
    /** Null means that the environment's secret for the same key is used. */
    secret_key: text(),
    contact_id: text(),
    /** When `api_key` or `secret_key` was last entered. */
    credentials_at: instant(),
    line_items: jsonb().$type<XeroLineItem[]>().notNull().default([]),
    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  () => [uniqueIndex('xero_configs_one').on(sql`(true)`)],
);

/** The connection to the organisation's Xero account; one row, `id` 1. Both tokens are encrypted, and null while not connected. */
export const xeroConnections = pgTable(
  'xero_connections',
  {
    id: integer().primaryKey(),
    tenant_id: text(),
    organisation: text(),
    access_token: text(),
    refresh_token: text(),
    expires_at: instant(),
    /** When the tokens were made. */
    renewed_at: instant(),
    /** For a pending consent: SHA-256 of its state, who started it, and when it expires. */
    state_hash: text(),
    state_user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    state_expires_at: instant(),
    /** When the rate limit of Xero ends. */
    held_until: instant(),
  },
  (table) => [check('xero_connections_one', sql`${table.id} = 1`)],
);

/** Invoices to send to Xero. The progress is in the invoice's `sync`. */
export const xeroOutbox = pgTable('xero_outbox', {
  invoice_id: integer()
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  idempotency_key: text().notNull(),
  attempts: integer().notNull().default(0),
  /** The next attempt, when Xero asked to wait. */
  due_at: instant(),
  /** Message key of the reason for the failure. */
  error: text(),
  /** The kind of line without codes, or Xero's own message about the configuration. */
  detail: text(),
  /** The end of the last attempt. */
  tried_at: instant(),
  queued_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  created_at: createdAt(),
});

/** Events received from Xero, so that a repeated one is processed once. */
export const xeroEvents = pgTable(
  'xero_events',
  {
    tenant_id: text().notNull(),
    resource_id: text().notNull(),
    event_type: text().notNull(),
    /** In Xero's format. */
    event_date: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenant_id, table.resource_id, table.event_type, table.event_date] })],
);
