import { invoiceLanes } from '@careloom/contract/resources/invoice-lanes';
import { useCall } from '@careloom/shared/query';
import { Modal, ModalBody } from '@careloom/shared/ui-overlay';
import { LoadFailed, Skeleton } from '@careloom/shared/ui';
import { t } from './texts';
import { PayMany } from './pay-many';

interface PayAllProps {
  /** The filters of the list. */
  filters: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** Pays all invoices with an amount due that match the filters of a list. */
export function PayAll({ filters, onClose }: PayAllProps) {
  const { data, error, isFetching, refetch } = useCall(invoiceLanes.payable, filters);
  if (data) return <PayMany invoices={data.invoices} onDone={() => undefined} onClose={onClose} />;
  return (
    <Modal open title={t('button.pay')} onClose={onClose}>
      <ModalBody>
        {error && <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />}
        {!error && <Skeleton lines={4} />}
      </ModalBody>
    </Modal>
  );
}
