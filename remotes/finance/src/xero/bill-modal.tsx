import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import { formatDate, formatMoney } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { Facts, LineTable, LoadFailed, Skeleton, Stack, State } from '@careloom/shared/ui';
import { Modal, ModalBody } from '@careloom/shared/ui-overlay';
import { t } from './bill-texts';
import { BILL_STATES } from './states';

interface BillModalProps {
  number: string;
  /** Xero's own id. */
  id: string;
  onClose: () => void;
}

/** An invoice as it is in Xero now, with its lines. */
export function BillModal({ number, id, onClose }: BillModalProps) {
  const { data, error, isFetching, refetch } = useCall(xeroInvoices.get, { id });
  return (
    <Modal open title={t('xero.bill', { number })} size="wide" onClose={onClose}>
      <ModalBody>
        {!data &&
          (error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
        {data && (
          <Stack>
            <Facts
              facts={[
                { label: t('xero.column.status'), value: <State of={BILL_STATES} value={data.status} /> },
                { label: t('xero.bill.contact'), value: data.contact },
                { label: t('field.invoice.date'), value: formatDate(data.date) },
                { label: t('invoice.due'), value: data.due_date && formatDate(data.due_date) },
                { label: t('field.invoice.payable_amount'), value: formatMoney(data.amount) },
                { label: t('field.invoice.amount_due'), value: formatMoney(data.amount_due) },
              ]}
            />
            <LineTable
              label={t('invoice.lines')}
              columns={[
                { head: t('invoice.description'), cell: ({ description }) => description },
                { head: t('field.xero.item_code'), cell: ({ item_code }) => item_code ?? '–' },
                { head: t('field.invoice.quantity'), align: 'end', cell: ({ quantity }) => quantity },
                { head: t('field.invoice.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
              ]}
              lines={data.line_items}
            />
          </Stack>
        )}
      </ModalBody>
    </Modal>
  );
}
