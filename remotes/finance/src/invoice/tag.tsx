import type { Invoice } from '@careloom/contract/resources/invoices';
import { State } from '@careloom/shared/ui';
import { INVOICE_STATES } from './states';

export function InvoiceTag({ invoice }: { invoice: Pick<Invoice, 'status'> }) {
  return <State of={INVOICE_STATES} value={invoice.status} />;
}
