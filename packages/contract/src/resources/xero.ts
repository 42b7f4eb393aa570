import { call } from '../call';
import { bit } from '../entities';
import { optional } from '../rules';
import { z } from '../schema';

export const xeroConnection = z.object({ connected: bit, organisation: z.nullable(z.string()) });
export type XeroConnection = z.output<typeof xeroConnection>;

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
