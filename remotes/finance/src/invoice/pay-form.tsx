import { type Invoice, invoices } from '@careloom/contract/resources/invoices';
import { DateField, FormGrid, FormModal, MoneyField, useContractForm } from '@careloom/shared/form';
import { formatMoney, today } from '@careloom/shared/format';
import { t } from './texts';

interface PayFormProps {
  invoice: Pick<Invoice, 'id' | 'number' | 'amount_due' | 'date'>;
  onClose: () => void;
}

/** Pays an invoice. The default is the full amount due, today. A smaller amount is a part payment. */
export function PayForm({ invoice, onClose }: PayFormProps) {
  const form = useContractForm(invoices.pay, {
    defaultValues: { id: invoice.id, paid_amount: invoice.amount_due, paid_date: today() },
    changes: () => [invoice.id],
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('invoice.pay_title', { number: invoice.number })} verb={t('button.pay')} onClose={onClose} size="work">
      <p>{t('invoice.pay_note', { amount: formatMoney(invoice.amount_due) })}</p>
      <FormGrid>
        <MoneyField name="paid_amount" span={3} />
        <DateField name="paid_date" span={3} min={invoice.date} />
      </FormGrid>
    </FormModal>
  );
}
