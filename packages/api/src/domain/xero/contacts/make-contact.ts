import { createHash } from 'node:crypto';
import type { xeroContacts as calls } from '@careloom/contract/resources/xero-contacts';
import type { Context, Writing } from '../../../platform/http/context';
import { notFound } from '../../../platform/http/errors';
import { answering } from '../client/answer-failure';
import { inXero, type XeroSession } from '../client/in-xero';
import { newNameOf, type Sought } from './candidate';
import { keepContact, workersOf } from './keep-contact';
import { findCandidates } from './list-candidates';

/**
 * Creates a contact for a worker in Xero and links it. An existing contact with the worker's e-mail is linked instead: it may come from an
 * attempt whose response was lost.
 * @throws 404 for an unknown worker; 422 when Xero cannot be reached
 */
export const makeContact = ({ services, user, params, reply }: Context<typeof calls.make>): Promise<Writing<typeof calls.make>> =>
  answering(reply, async () => {
    const [worker] = await workersOf(services, [params.user_id]);
    if (!worker) throw notFound();
    const contact = { id: worker.id, xero_contact_id: await inXero(services, (session) => make(session, worker)) };
    return async (tx) => {
      await keepContact(tx, services.clock.now(), contact, user);
      return contact;
    };
  });

async function make(session: XeroSession, worker: Sought): Promise<string> {
  const { api, tenantId } = session;
  const candidates = await findCandidates(session, worker);
  const there = candidates.find(({ same }) => same.includes('email'));
  if (there) return there.xero_contact_id;
  const contact = {
    name: newNameOf(worker, candidates),
    firstName: worker.first_name,
    lastName: worker.last_name,
    emailAddress: worker.email,
    ...(worker.abn !== null && { taxNumber: worker.abn }),
  };
  const key = createHash('sha256').update(JSON.stringify(contact)).digest('hex');
  const { body } = await api.createContacts(tenantId, { contacts: [contact] }, true, key);
  const id = body.contacts?.[0]?.contactID;
  if (!id) throw new Error('Xero answered no contact.');
  return id;
}
