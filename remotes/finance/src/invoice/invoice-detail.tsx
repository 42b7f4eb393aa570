import type { InvoiceDetail as Detail } from '@careloom/contract/resources/invoices';
import { DetailPage, Overview, type Loaded } from '@careloom/shared/detail';
import { useBreadcrumb } from '@careloom/shared/navigation';
import { headingOf } from './heading';
import { HistoryCard, PaymentCard } from './asides';
import { useInvoiceDialogs } from './dialogs';
import styles from './invoice-detail.module.css';
import { InvoicePaper } from './paper';
import { XeroCard } from './xero-card';

/** An invoice's page, either standalone or within a job's pages. */
export function InvoiceDetail({ query }: { query: Loaded<Detail> }) {
  const number = query.data?.number;
  const { ask, dialogs } = useInvoiceDialogs();
  useBreadcrumb({ 'invoice number': number, number });
  return (
    <div className={styles.page}>
      <DetailPage query={query} heading={(invoice) => headingOf(invoice, ask)}>
        {(invoice) => (
          <Overview
            aside={
              <div className={styles.aside}>
                <HistoryCard invoice={invoice} />
                <PaymentCard invoice={invoice} />
                <XeroCard invoice={invoice} />
              </div>
            }
          >
            <InvoicePaper invoice={invoice} />
          </Overview>
        )}
      </DetailPage>
      {dialogs}
    </div>
  );
}
