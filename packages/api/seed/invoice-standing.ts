import type { invoices } from '../src/platform/db/schema/invoices';
import { addDays } from '../src/platform/clock/local-day';
import type { Planned } from './plan';
import type { Setting } from './setting';

type Invoice = Planned<typeof invoices>;
type Standing = Pick<Invoice, 'paid_cents' | 'paid_on' | 'xero_status' | 'sync'> & { status: Invoice['status'] & string };

interface Made {
  /** In cents. */
  payable: number;
  /** Days since the invoice was made. */
  age: number;
  date: string;
}

/** The state of an invoice by age: old ones are paid, the newest are not in Xero yet; some are partly paid, some void. */
export function standingOf({ random }: Setting, { payable, age, date }: Made): Standing {
  const share = random.next();
  const paid_on = addDays(date, random.int(5, 12));
  const none = { paid_cents: 0, paid_on: null };
  if (age < 10) {
    const sync = share < 0.2 ? 'queued' : share < 0.35 ? 'failed' : 'not_synced';
    return { status: 'generated', ...none, xero_status: null, sync };
  }
  if (share < 0.04) return { status: 'void', ...none, xero_status: 'VOIDED', sync: 'synced' };
  if (age < 24 && share < 0.75) return { status: 'awaiting_payment', ...none, xero_status: 'AUTHORISED', sync: 'synced' };
  if (share < 0.14) return { status: 'part_paid', paid_cents: Math.floor(payable / 2), paid_on, xero_status: 'AUTHORISED', sync: 'synced' };
  return { status: 'paid', paid_cents: payable, paid_on, xero_status: 'PAID', sync: 'synced' };
}
