/** Xero's emulator as a process of its own, told by messages how to behave. */
import { createHmac, randomUUID } from 'node:crypto';
import process from 'node:process';
import { startEmulator } from '../src/domain/xero/emulator/emulator';
import { payInvoice } from '../src/domain/xero/emulator/invoices';

/** A payment at Xero of all that is due, and the webhook that tells of it, signed with `key`. */
interface Payment {
  number: string;
  /** `yyyy-MM-dd`. */
  on: string;
  webhook: string;
  key: string;
}

/** What a test tells it: to answer this next, to answer late, to die between booking the next bill and answering, or that a bill is paid. */
export interface Order {
  next?: { status: number; headers?: Record<string, string> };
  delayMs?: number;
  dieBooked?: true;
  pay?: Payment;
}

const emulator = await startEmulator(process.argv[2]);
let dieBooked = false;
// It is asked whether an answer is to be lost once the books are saved, and before the answer is written.
Object.defineProperty(emulator.behaviour, 'lost', {
  get() {
    if (dieBooked && emulator.seen.at(-1)?.startsWith('PUT')) process.kill(process.pid, 'SIGKILL');
    return 0;
  },
});

/** As Xero does it: the event says which bill changed, and nothing of what. */
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
