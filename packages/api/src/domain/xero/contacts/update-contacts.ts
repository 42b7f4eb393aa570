import type { xeroContacts as calls } from '@careloom/contract/resources/xero-contacts';
import type { Context } from '../../../platform/http/context';
import { answering } from '../client/answer-failure';
import { XeroFailure } from '../client/failure';
import { findContacts } from './find-contacts';
import { inXero } from '../client/in-xero';
import { keepContacts, type WorkerContact, workersOf } from './keep-contact';

interface Outcome {
  updated: WorkerContact[];
  failed: number[];
}

/**
 * Looks up the contacts of workers by their e-mails and stores those that Xero has.
 * @throws 404 when it has none of them; 422 when Xero cannot be reached
 */
export const updateContacts = ({ services, user, body, reply }: Context<typeof calls.updateMany>): Promise<Outcome> =>
  answering(reply, async () => {
    const workers = await workersOf(services, body.ids);
    const emails = workers.map(({ email }) => email);
    const found = await inXero(services, (session) => findContacts(session, emails));
    const updated = workers.flatMap(({ id, email }) => {
      const xero_contact_id = found.get(email);
      return xero_contact_id === undefined ? [] : [{ id, xero_contact_id }];
    });
    if (updated.length === 0) throw new XeroFailure('contact', 'nobody has such an e-mail');
    await keepContacts(services, updated, user);
    const done = new Set(updated.map(({ id }) => id));
    return { updated, failed: [...new Set(body.ids)].filter((id) => !done.has(id)) };
  });
