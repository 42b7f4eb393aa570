import type { PayableInvoice } from '@careloom/contract/resources/invoice-lanes';
import { MOST_PAID_AT_ONCE, paymentRuns } from '@careloom/contract/resources/payment-runs';
import { DateField, FormModal, useContractForm } from '@careloom/shared/form';
import { formatMoney, fullName, today } from '@careloom/shared/format';
import { Affected, Modal, ModalBody } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { sumOf } from './money';

export interface PayManyProps {
  /** Invoices with an amount due. */
  invoices: readonly PayableInvoice[];
  /** Number of selected invoices without an amount due. */
  left?: number;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms the payment in full of several invoices on one day. Shows the payees and the sum. */
export function PayMany({ invoices, left = 0, onDone, onClose }: PayManyProps) {
  const paid = invoices.slice(0, MOST_PAID_AT_ONCE);
  const form = useContractForm(paymentRuns.start, {
    defaultValues: { ids: paid.map(({ id }) => id), paid_date: today() },
    changes: () => paid.map(({ id }) => id),
    onDone: () => {
      onClose();
      onDone();
    },
  });
  if (paid.length === 0)
    return (
      <Modal open title={t('button.pay')} onClose={onClose}>
        <ModalBody>
          <p>{t('invoice.nothing_due')}</p>
        </ModalBody>
      </Modal>
    );
  const title = t('invoice.pay_many', { count: paid.length });
  const also = [
    t('invoice.pay_many_on'),
    ...(left > 0 ? [t('invoice.pay_many_left', { count: left })] : []),
    ...(paid.length < invoices.length ? [t('invoice.pay_many_first', { count: paid.length })] : []),
  ];
  return (
    <FormModal form={form} title={title} verb={t('button.pay')} onClose={onClose} size="work">
      <p>{t('confirm.pay')}</p>
      <Affected
        of={paid.map(({ number, worker, due }) => ({
          name: number,
          person: fullName(worker),
          line: `${fullName(worker)} · ${formatMoney(due)}`,
          size: 40,
        }))}
        facts={[{ label: t('invoice.pay_many_sum'), value: <strong>{formatMoney(sumOf(paid.map(({ due }) => due)))}</strong> }]}
        also={also}
      />
      <DateField name="paid_date" />
    </FormModal>
  );
}
