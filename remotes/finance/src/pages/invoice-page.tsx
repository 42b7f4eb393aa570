import { invoices } from '@careloom/contract/resources/invoices';
import { useIdParams } from '@careloom/shared/navigation';
import { useDetail } from '@careloom/shared/query';
import { InvoiceDetail } from '../invoice/invoice-detail';

export function InvoicePage() {
  return <InvoiceDetail query={useDetail(invoices.get, useIdParams('id'))} />;
}
