import type { Invoice } from '@careloom/contract/resources/invoices';
import { DetailPage, Overview, type Loaded } from '@careloom/shared/detail';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { t } from '../texts';
import { State } from '@careloom/shared/ui';
import { useBreadcrumb } from '@careloom/shared/navigation';
import { CalendarDays, UserRound, Wallet } from 'lucide-react';
import { InvoiceFacts, InvoiceTotals } from './facts';
import { InvoiceLines } from './lines';
import { INVOICE_STATES } from './states';

/** An invoice's page, either standalone or within a job's pages. */
export function InvoiceDetail({ query }: { query: Loaded<Invoice> }) {
  const number = query.data?.number;
  useBreadcrumb({ 'invoice number': number, number });
  return (
    <DetailPage
      query={query}
      heading={(invoice) => ({
        name: invoice.number,
        tag: <State of={INVOICE_STATES} value={invoice.status} />,
        facts: [
          { icon: UserRound, label: t('field.invoice.worker'), value: fullName(invoice.worker) },
          { icon: CalendarDays, label: t('field.invoice.date'), value: formatDate(invoice.date) },
          { icon: Wallet, label: t('field.invoice.amount_due'), value: formatMoney(invoice.amount_due) },
        ],
        changes: { record: 'invoices', id: invoice.id },
      })}
    >
      {(invoice) => (
        <Overview aside={<InvoiceTotals invoice={invoice} />}>
          <InvoiceFacts invoice={invoice} />
          <InvoiceLines lines={invoice.line_items} />
        </Overview>
      )}
    </DetailPage>
  );
}
