import type { XeroLineKey } from '@careloom/contract/resources/xero-config';
import { hrefOf } from '@careloom/shared/navigation';
import { Card, Empty, LoadFailed, Skeleton, TextLink } from '@careloom/shared/ui';
import { t } from './texts';
import { BillRow } from './bill-row';
import { useOutbox } from './requests';
import styles from './xero.module.css';

/** Invoices on their way to Xero: failures first, each with the action that resolves it. */
export function OutboxCard({ onCodes }: { onCodes: (key: XeroLineKey) => void }) {
  const { data, error, isFetching, refetch } = useOutbox();
  return (
    <Card
      title={t('xero.outbox')}
      count={data?.total}
      action={<TextLink href={hrefOf('xeroInvoice')}>{t('xero.outbox.all')}</TextLink>}
      flush
    >
      {!data && (
        <div className={styles.under}>
          {error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
        </div>
      )}
      {data?.items.length === 0 && <Empty>{t('xero.outbox.none')}</Empty>}
      {data && data.items.length > 0 && (
        <ul className={styles.bills}>
          {data.items.map((bill) => (
            <BillRow key={bill.invoice_id} bill={bill} onCodes={onCodes} />
          ))}
        </ul>
      )}
    </Card>
  );
}
