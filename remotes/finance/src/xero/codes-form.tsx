import { type XeroConfig, xeroConfigLabels, xeroConfigs, xeroLineItem, type XeroLineKey } from '@careloom/contract/resources/xero-config';
import { FormGrid, FormModal, TextField, useSchemaForm } from '@careloom/shared/form';
import { useCallMutation } from '@careloom/shared/query';
import { t } from './texts';
import { lineName, withCodes } from './lines';

interface CodesFormProps {
  config: XeroConfig;
  line: XeroLineKey;
  onClose: () => void;
}

const LABELS = {
  item_code: xeroConfigLabels['line_items.item_code'],
  purchase_account_code: xeroConfigLabels['line_items.purchase_account_code'],
  sales_account_code: xeroConfigLabels['line_items.sales_account_code'],
} as const;

/** The form for the codes of one kind of line. Saving also sends the invoices that failed because codes were missing. */
export function CodesForm({ config, line, onClose }: CodesFormProps) {
  const { run } = useCallMutation(xeroConfigs.update, { changes: ({ id }) => [id] });
  const present = config.line_items.find(({ key }) => key === line);
  const form = useSchemaForm(xeroLineItem, LABELS, {
    defaultValues: present ?? { key: line, item_code: '', purchase_account_code: '', sales_account_code: '' },
    onSubmit: (codes) => run({ id: config.id, contact_id: config.contact_id, line_items: withCodes(config.line_items, codes) }),
    onDone: onClose,
  });
  return (
    <FormModal
      form={form}
      size="work"
      title={t('xero.codes.of', { name: lineName(line) })}
      verb={t('button.save')}
      note={t('xero.codes.note')}
      onClose={onClose}
    >
      <FormGrid>
        <TextField name="item_code" maxLength={30} />
        <TextField name="purchase_account_code" span={3} maxLength={10} />
        <TextField name="sales_account_code" span={3} maxLength={10} />
      </FormGrid>
    </FormModal>
  );
}
