import { call } from '../call';
import { person } from '../entities';
import { id, optional, text } from '../rules';
import { z } from '../schema';

const contactId = z.object({ id: z.number(), xero_contact_id: z.string() });

/** A contact in Xero that could be a worker, by matching data. */
export const xeroCandidate = z.object({
  xero_contact_id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  same: z.array(z.string()),
});
export type XeroCandidate = z.output<typeof xeroCandidate>;

/** `data` of the refusal to invoice workers who have no contact in Xero. */
export const withoutContact = z.object({ workers: z.array(person) });
export type WithoutContact = z.output<typeof withoutContact>;

/** The data by which a contact can match a worker, the most reliable first. */
export const SAME = ['email', 'abn', 'name'] as const;

/** Maximum number of workers to look up at once: Xero limits calls. */
export const MAX_CONTACTS = 100;

/** Links workers to their contacts in Xero. "Contract" is the specification's spelling. */
export const xeroContacts = {
  /** Without an id, the contact is looked up by the worker's e-mail. */
  update: call({
    id: 'A-050',
    method: 'POST',
    creates: false,
    path: '/support-worker/:user_id/update-contract-id',
    affects: ['support-worker', 'xero', 'invoice'],
    access: ['contact-id-update'],
    params: z.object({ user_id: id() }),
    body: z.object({ xero_contact_id: optional(text(50)) }),
    data: contactId,
    success: 'success.contact_id',
    labels: { xero_contact_id: 'field.worker.xero_contact_id' },
  }),
  updateMany: call({
    id: 'A-051',
    method: 'POST',
    creates: false,
    path: '/support-worker/update-contract-ids',
    affects: ['support-worker', 'xero', 'invoice'],
    access: ['contact-id-update'],
    body: z.object({
      ids: z.array(id()).check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MAX_CONTACTS, { error: 'validation.in' })),
    }),
    data: z.object({ updated: z.array(contactId), failed: z.array(z.number()) }),
    success: 'success.contact_ids',
    labels: { ids: 'menu.group.support_workers' },
  }),
  /** The contacts that could be a worker, the likeliest first. */
  candidates: call({
    id: 'A-433',
    method: 'GET',
    path: '/xero/contacts/:user_id',
    resource: 'xero',
    access: ['contact-id-update'],
    params: z.object({ user_id: id() }),
    data: z.object({ items: z.array(xeroCandidate) }),
  }),
  /** Creates a contact for a worker in Xero and links it. */
  make: call({
    id: 'A-434',
    method: 'POST',
    creates: true,
    path: '/xero/contacts/:user_id',
    affects: ['support-worker', 'xero', 'invoice'],
    access: ['contact-id-update'],
    params: z.object({ user_id: id() }),
    data: contactId,
    success: 'success.contact_id',
  }),
};
