import type { XeroCandidate, xeroContacts as calls } from '@careloom/contract/resources/xero-contacts';
import type { Context } from '../../../platform/http/context';
import { notFound } from '../../../platform/http/errors';
import { answering } from '../client/answer-failure';
import { inXero, type XeroSession } from '../client/in-xero';
import { candidatesOf, type Sought } from './candidate';
import { workersOf } from './keep-contact';

const SHOWN = 10;

/** The contacts in Xero that could be a worker. @throws 404 for an unknown worker; 422 when Xero cannot be reached */
export const listCandidates = ({ services, params, reply }: Context<typeof calls.candidates>): Promise<{ items: XeroCandidate[] }> =>
  answering(reply, async () => {
    const [worker] = await workersOf(services, [params.user_id]);
    if (!worker) throw notFound();
    const found = await inXero(services, (session) => findCandidates(session, worker));
    return { items: found.slice(0, SHOWN) };
  });

/** Contacts with the worker's e-mail, and those whose name or e-mail contains the worker's last name. */
export async function findCandidates({ api, tenantId }: XeroSession, worker: Sought): Promise<XeroCandidate[]> {
  const about = async (term: string) => {
    const { body } = await api.getContacts(tenantId, undefined, undefined, undefined, undefined, 1, false, false, term);
    return body.contacts ?? [];
  };
  return candidatesOf([...(await about(worker.email)), ...(await about(worker.last_name))], worker);
}
