import { invoiceVoid } from '@careloom/contract/resources/invoice-void';
import type { Invoice } from '@careloom/contract/resources/invoices';
import { FormModal, TextAreaField, useContractForm } from '@careloom/shared/form';
import { t } from './texts';

interface VoidFormProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Voids an invoice with a reason, which is shown on the invoice. */
export function VoidForm({ invoice, onClose }: VoidFormProps) {
  const form = useContractForm(invoiceVoid.void, {
    defaultValues: { reason: '' },
    extra: { id: invoice.id },
    changes: () => [invoice.id],
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('invoice.void_title')} verb={t('invoice.void_verb')} onClose={onClose} size="work" danger>
      <p>
        {t('invoice.void_note', { number: invoice.number })} {invoice.accounting_invoice_id && t('invoice.void_xero')}
      </p>
      <TextAreaField name="reason" max={500} />
    </FormModal>
  );
}
