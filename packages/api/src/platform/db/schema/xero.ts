import type { XeroLineItem } from '@careloom/contract/resources/xero-config';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';
import { invoices } from './invoices';

/** The organisation's app at Xero and its codes; at most one row. The secret is sealed (`xero/seal.ts`). */
export const xeroConfigs = pgTable(
  'xero_configs',
  {
    id: key(),
    api_key: text().notNull(),
    /** Empty: the environment's secret of the same key. */
    secret_key: text(),
    contact_id: text(),
    line_items: jsonb().$type<XeroLineItem[]>().notNull().default([]),
    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  () => [uniqueIndex('xero_configs_one').on(sql`(true)`)],
);

/** The link to the organisation's account; one row, `id` 1. Both tokens are sealed, and empty while there is no link. */
export const xeroConnections = pgTable(
  'xero_connections',
  {
    id: integer().primaryKey(),
    tenant_id: text(),
    organisation: text(),
    access_token: text(),
    refresh_token: text(),
    expires_at: instant(),
    /** Of a consent under way: SHA-256 of its state, who began it, until when it counts. */
    state_hash: text(),
    state_user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    state_expires_at: instant(),
    /** Xero asked for calm until then. */
    held_until: instant(),
  },
  (table) => [check('xero_connections_one', sql`${table.id} = 1`)],
);

/** What is to be told to Xero of an invoice; how far it is stands in the invoice's `sync`. */
export const xeroOutbox = pgTable('xero_outbox', {
  invoice_id: integer()
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  idempotency_key: text().notNull(),
  attempts: integer().notNull().default(0),
  /** When it is tried next, where Xero let it wait. */
  due_at: instant(),
  /** Key of the text that says why it failed. */
  error: text(),
  queued_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  created_at: createdAt(),
});

/** Events that Xero sent, so that one sent twice is worked off once. */
export const xeroEvents = pgTable(
  'xero_events',
  {
    tenant_id: text().notNull(),
    resource_id: text().notNull(),
    event_type: text().notNull(),
    /** As Xero wrote it. */
    event_date: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenant_id, table.resource_id, table.event_type, table.event_date] })],
);
