import { call } from '../call';
import { bit } from '../entities';
import { optional } from '../rules';
import { z } from '../schema';

export const xeroConnection = z.object({ connected: bit, organisation: z.nullable(z.string()) });
export type XeroConnection = z.output<typeof xeroConnection>;

/** Something changed at Xero: what and when, never how. */
export const xeroEvent = z.object({
  resourceId: z.string(),
  eventDateUtc: z.string(),
  eventType: z.string(),
  eventCategory: z.string(),
  tenantId: z.string(),
});
export type XeroEvent = z.output<typeof xeroEvent>;

/** The link to the organisation's Xero. */
export const xero = {
  checkConnection: call({
    id: 'A-141',
    method: 'GET',
    path: '/xero/check-connection',
    resource: 'xero',
    access: ['invoice-generate'],
    data: xeroConnection,
  }),
  /** Answers the address of the page on which the account's owner agrees; it counts for ten minutes. */
  connect: call({
    id: 'A-142',
    method: 'GET',
    path: '/xero/connection',
    resource: 'xero',
    access: ['xero-config-write'],
    data: z.object({ url: z.string() }),
  }),
  /** Where Xero sends the owner back to: redirects to the screen, `connected=1` or `connected=0`. */
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
  /** Signed by Xero over the raw body; answered without a body, whatever the answer. */
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
