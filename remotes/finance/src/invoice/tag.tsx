import type { Invoice } from '@careloom/contract/resources/invoices';
import { State } from '@careloom/shared/ui';

export function InvoiceTag({ invoice }: { invoice: Pick<Invoice, 'status'> }) {
  return <State of="invoice" value={invoice.status} />;
}
