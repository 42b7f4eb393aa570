import { call } from '../call';
import { bit } from '../entities';
import { optional } from '../rules';
import { z } from '../schema';

export const xeroConnection = z.object({ connected: bit, organisation: z.nullable(z.string()) });
export type XeroConnection = z.output<typeof xeroConnection>;

/** The connection and the pending invoices, from our own data, without a request to Xero. */
export const xeroStanding = z.object({
  connected: bit,
  organisation: z.nullable(z.string()),
  /** When the access token was last renewed. */
  renewed_at: z.nullable(z.string()),
  /** End of the wait that Xero's rate limit requires; null if there is none. */
  held_until: z.nullable(z.string()),
  counts: z.object({ failed: z.number(), queued: z.number(), not_synced: z.number(), synced: z.number() }),
});
export type XeroStanding = z.output<typeof xeroStanding>;

/** A change notification from Xero: what changed and when, but not how. */
export const xeroEvent = z.object({
  resourceId: z.string(),
  eventDateUtc: z.string(),
  eventType: z.string(),
  eventCategory: z.string(),
  tenantId: z.string(),
});
export type XeroEvent = z.output<typeof xeroEvent>;

/** The connection to the organisation's Xero. */
export const xero = {
  checkConnection: call({
    id: 'A-141',
    method: 'GET',
    path: '/xero/check-connection',
    resource: 'xero',
    access: ['invoice-generate'],
    data: xeroConnection,
  }),
  /** Returns the address of Xero's consent page for the account's owner; it is valid for ten minutes. */
  connect: call({
    id: 'A-142',
    method: 'GET',
    path: '/xero/connection',
    resource: 'xero',
    access: ['xero-config-write'],
    data: z.object({ url: z.string() }),
  }),
  standing: call({
    id: 'A-431',
    method: 'GET',
    path: '/xero/standing',
    resource: 'xero',
    access: ['invoice-generate'],
    data: xeroStanding,
  }),
  /** Ends the connection at Xero and here. Pending invoices fail until the account is connected again, and are then sent. */
  disconnect: call({
    id: 'A-432',
    method: 'DELETE',
    path: '/xero/connection',
    affects: ['xero', 'xero-config-details', 'invoice'],
    access: ['xero-config-write'],
    data: z.object({}),
    success: 'success.xero_disconnected',
  }),
  /** Xero redirects the owner here; redirects to the screen with `connected=1` or `connected=0`. */
  callback: call({
    id: 'A-143',
    method: 'GET',
    path: '/xero/callback',
    resource: 'xero',
    access: 'public',
    query: z.object({ code: optional(z.string()), state: optional(z.string()) }),
    data: z.object({}),
    success: 'success.xero_connected',
  }),
  /** Signed by Xero over the raw body; always answered without a body. */
  webhook: call({
    id: 'A-149',
    method: 'POST',
    creates: false,
    path: '/xero/webhook',
    affects: ['xero', 'invoice'],
    access: 'public',
    body: z.object({ events: z.array(xeroEvent) }),
    data: z.object({}),
  }),
};
