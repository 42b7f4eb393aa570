import type { xeroContacts as calls } from '@careloom/contract/resources/xero-contacts';
import type { Context } from '../../../platform/http/context';
import { notFound } from '../../../platform/http/errors';
import { answering } from '../client/answer-failure';
import { failureOf, XeroFailure } from '../client/failure';
import { findContacts } from './find-contacts';
import { inXero, type XeroSession } from '../client/in-xero';
import { keepContacts, type WorkerContact, workersOf } from './keep-contact';

/**
 * Stores a worker's contact: the given one, if Xero has it, else the one with the worker's e-mail.
 * @throws 404 for an unknown worker or contact; 422 when Xero cannot be reached
 */
export const updateContact = ({ services, user, params, body, reply }: Context<typeof calls.update>): Promise<WorkerContact> =>
  answering(reply, async () => {
    const [worker] = await workersOf(services, [params.user_id]);
    if (!worker) throw notFound();
    const given = body.xero_contact_id;
    const xero_contact_id = await inXero(services, (session) =>
      given === null ? contactByEmail(session, worker.email) : requireContact(session, given),
    );
    const contact = { id: worker.id, xero_contact_id };
    await keepContacts(services, [contact], user);
    return contact;
  });

async function contactByEmail(session: XeroSession, email: string): Promise<string> {
  const found = (await findContacts(session, [email])).get(email);
  if (found === undefined) throw new XeroFailure('contact', 'nobody has the e-mail');
  return found;
}

async function requireContact({ api, tenantId }: XeroSession, id: string): Promise<string> {
  try {
    await api.getContact(tenantId, id);
    return id;
  } catch (error) {
    const failure = failureOf(error);
    throw failure.kind === 'missing' ? new XeroFailure('contact', id) : error;
  }
}
