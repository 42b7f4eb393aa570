import { call } from '../call';
import { bit } from '../entities';
import { id, oneOf, optional, text } from '../rules';
import { z } from '../schema';

/** Kinds of invoice lines: each has its own codes in Xero. */
export const XERO_LINE_KEYS = [
  'weekday',
  'saturday',
  'sunday',
  'holiday',
  'sleep_over',
  'active_night',
  'overnight',
  'shift_fee',
  'expense',
] as const;
export type XeroLineKey = (typeof XERO_LINE_KEYS)[number];

export const xeroLineItem = z.object({
  key: oneOf(XERO_LINE_KEYS),
  item_code: text(30),
  purchase_account_code: text(10),
  sales_account_code: text(10),
});
export type XeroLineItem = z.output<typeof xeroLineItem>;

export const xeroConfig = z.object({
  id: z.number(),
  /** The last four characters of the key, empty for a short key: credentials are never returned. */
  api_key: z.string(),
  secret_key_set: bit,
  /** The last four characters of the secret, and when the credentials were entered; missing from an earlier server. */
  secret_key_end: z.optional(z.nullable(z.string())),
  credentials_at: z.optional(z.nullable(z.string())),
  contact_id: z.nullable(z.string()),
  line_items: z.array(xeroLineItem),
  connected: bit,
});
export type XeroConfig = z.output<typeof xeroConfig>;

/** Missing values keep the stored ones. A changed `api_key` needs its own `secret_key`. */
export const xeroConfigBody = z.object({
  api_key: optional(text(100)),
  secret_key: optional(text(200)),
  contact_id: optional(text(50)),
  line_items: optional(
    z
      .array(xeroLineItem, { error: 'validation.array' })
      .check(z.refine((items) => new Set(items.map(({ key }) => key)).size === items.length, { error: 'validation.unique' })),
  ),
});
export type XeroConfigBody = z.output<typeof xeroConfigBody>;

export const xeroConfigLabels = {
  api_key: 'field.xero.api_key',
  secret_key: 'field.xero.secret_key',
  contact_id: 'field.xero.contact_id',
  line_items: 'field.xero.line_items',
  'line_items.item_code': 'field.xero.item_code',
  'line_items.purchase_account_code': 'field.xero.purchase_account_code',
  'line_items.sales_account_code': 'field.xero.sales_account_code',
} as const;

const byId = z.object({ id: id() });

export const xeroConfigs = {
  /** At most one, because there is one organisation. */
  list: call({
    id: 'A-135',
    method: 'GET',
    path: '/xero-config-details',
    resource: 'xero-config-details',
    access: ['xero-config-read'],
    data: z.object({ items: z.array(xeroConfig) }),
  }),
  get: call({
    id: 'A-136',
    method: 'GET',
    path: '/xero-config-details/:id',
    resource: 'xero-config-details',
    access: ['xero-config-read'],
    params: byId,
    data: xeroConfig,
  }),
  create: call({
    id: 'A-137',
    method: 'POST',
    creates: true,
    path: '/xero-config-details',
    affects: ['xero-config-details', 'xero'],
    access: ['xero-config-write'],
    body: xeroConfigBody,
    data: xeroConfig,
    success: 'success.added',
    labels: xeroConfigLabels,
  }),
  update: call({
    id: 'A-138',
    method: 'PUT',
    path: '/xero-config-details/:id',
    affects: ['xero-config-details', 'xero'],
    access: ['xero-config-write'],
    params: byId,
    body: xeroConfigBody,
    data: xeroConfig,
    success: 'success.updated',
    labels: xeroConfigLabels,
  }),
  remove: call({
    id: 'A-139',
    method: 'DELETE',
    path: '/xero-config-details/:id',
    affects: ['xero-config-details', 'xero'],
    access: ['xero-config-write'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
};
