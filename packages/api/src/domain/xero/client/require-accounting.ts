import type { Tx } from '../../../platform/db/transaction';
import type { Services } from '../../../platform/services';
import { billFrom } from '../bills/bill';
import { readConfig } from './credentials';
import { XeroFailure } from './failure';
import { queueBill } from '../bills/queue-bill';
import { readSource } from '../bills/read-source';
import { currentLink } from './tokens';

/**
 * Checks that bills can reach Xero at all. Do not call it inside a transaction: it may refresh a token.
 * @throws XeroFailure `disconnected` without a connection, `config` with wrong credentials
 */
export async function requireAccounting(services: Services): Promise<void> {
  await currentLink(services);
}

/** Queues an invoice after checking that a bill can be made of it. @throws XeroFailure `contact`, `line_items`, `missing` */
export async function queueFitBill(tx: Tx, invoiceId: number, actor: number): Promise<void> {
  const source = await readSource(tx, invoiceId);
  if (!source) throw new XeroFailure('missing', `there is no invoice ${invoiceId}`);
  billFrom(source, (await readConfig(tx))?.line_items ?? []);
  await queueBill(tx, invoiceId, actor);
}
