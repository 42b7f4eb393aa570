import { eq } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { inTransaction } from '../../../platform/db/transaction';
import { enqueue } from '../../../platform/queue/enqueue';
import type { Services } from '../../../platform/services';
import { applyBooked } from './apply-booked';
import { type Booked, bookedOf } from './booked';
import { XeroFailure } from '../client/failure';
import { inXero } from '../client/in-xero';

declare module '../../../platform/queue/jobs' {
  interface Jobs {
    'xero-event': { accountingId: string };
  }
}

/** Fetches the current state of a bill from Xero. @param accountingId its id there @throws XeroFailure `missing` for an unknown one */
export const fetchBooked = (services: Services, accountingId: string): Promise<Booked> =>
  inXero(services, async ({ api, tenantId }) => bookedOf((await api.getInvoice(tenantId, accountingId)).body.invoices?.[0]));

/**
 * The handler of event jobs: an event only says that a bill changed, so the bill is fetched. Throws when Xero does not answer, so that the
 * job is retried; without a connection there is nothing to retry.
 */
export const fetchChanged =
  (services: Services) =>
  async ({ accountingId }: { accountingId: string }): Promise<void> => {
    const { db } = services;
    const [known] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.accounting_invoice_id, accountingId));
    if (!known) return;
    try {
      const booked = await fetchBooked(services, accountingId);
      await inTransaction(db, (tx) => applyBooked(tx, services, known.id, booked, null));
    } catch (error) {
      if (!(error instanceof XeroFailure) || error.kind === 'unreachable') throw error;
      if (error.kind === 'limited') await inTransaction(db, (tx) => enqueue(tx, 'xero-event', { accountingId }, error.retryAfterMs));
      else services.log.warn(error.message);
    }
  };
