import type { Tx } from '../../../platform/db/transaction';
import type { Services } from '../../../platform/services';
import { billFrom } from '../bills/bill';
import { readConfig } from './credentials';
import { XeroFailure } from './failure';
import { queueBill } from '../bills/queue-bill';
import { readSource } from '../bills/read-source';
import { currentLink } from './tokens';

/**
 * Finds out whether bills can reach Xero at all. Not for use inside a transaction: a token may be refreshed.
 * @throws XeroFailure `disconnected` without a link, `config` with wrong credentials
 */
export async function requireAccounting(services: Services): Promise<void> {
  await currentLink(services);
}

/** Has an invoice sent, once it is known that a bill can be made of it. @throws XeroFailure `contact`, `line_items`, `missing` */
export async function queueFitBill(tx: Tx, invoiceId: number, actor: number): Promise<void> {
  const source = await readSource(tx, invoiceId);
  if (!source) throw new XeroFailure('missing', `there is no invoice ${invoiceId}`);
  billFrom(source, (await readConfig(tx))?.line_items ?? []);
  await queueBill(tx, invoiceId, actor);
}
