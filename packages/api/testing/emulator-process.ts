/** Xero's emulator as a separate process, controlled by messages. */
import { createHmac, randomUUID } from 'node:crypto';
import process from 'node:process';
import { startEmulator } from '../src/domain/xero/emulator/emulator';
import { payInvoice } from '../src/domain/xero/emulator/invoices';

/** A full payment at Xero of the amount due, with the webhook that reports it, signed with `key`. */
interface Payment {
  number: string;
  /** `yyyy-MM-dd`. */
  on: string;
  webhook: string;
  key: string;
}

/** Messages from a test: answers for the next calls, a delay, dying between booking the next bill and answering, or a payment. */
export interface Order {
  next?: { status: number; headers?: Record<string, string> };
  delayMs?: number;
  dieBooked?: true;
  pay?: Payment;
}

const emulator = await startEmulator(process.argv[2]);
let dieBooked = false;
// The emulator reads this property after it saved the books and before it writes the answer.
Object.defineProperty(emulator.behaviour, 'lost', {
  get() {
    if (dieBooked && emulator.seen.at(-1)?.startsWith('PUT')) process.kill(process.pid, 'SIGKILL');
    return 0;
  },
});

/** Records a payment and sends its event. As at Xero, the event only contains which bill changed, not what changed. */
async function pay({ number, on, webhook, key }: Payment): Promise<string> {
  const { books } = emulator;
  const bill = books.invoices.find(({ InvoiceNumber }) => InvoiceNumber === number);
  if (!bill) return `There is no bill ${number}.`;
  payInvoice(books, bill.InvoiceID, bill.AmountDue, on);
  const event = {
    ...{ resourceUrl: `${emulator.url}/api.xro/2.0/Invoices/${bill.InvoiceID}`, resourceId: bill.InvoiceID, tenantId: books.tenantId },
    ...{ tenantType: 'ORGANISATION', eventCategory: 'INVOICE', eventType: 'UPDATE', eventDateUtc: new Date().toISOString() },
  };
  const body = JSON.stringify({ events: [event], firstEventSequence: 1, lastEventSequence: 1, entropy: randomUUID() });
  const signature = createHmac('sha256', key).update(body).digest('base64');
  const { status } = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xero-signature': signature },
    body,
  });
  return `webhook ${status}`;
}

process.on('message', ({ next, delayMs, dieBooked: dies, pay: payment }: Order) => {
  if (next) emulator.behaviour.next.push(next);
  if (delayMs !== undefined) emulator.behaviour.delayMs = delayMs;
  if (dies) dieBooked = true;
  if (payment) void pay(payment).then((reply) => process.send?.(reply));
  else process.send?.('done');
});
process.send?.(emulator.url);
