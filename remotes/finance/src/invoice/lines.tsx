import type { Invoice } from '@careloom/contract/resources/invoices';
import { formatMoney } from '@careloom/shared/format';
import { t } from '../texts';
import { Capitalized, Card, LineTable, type LineColumn } from '@careloom/shared/ui';

type Line = Invoice['line_items'][number];

const columns = (): LineColumn<Line>[] => [
  {
    head: t('records.description'),
    cell: ({ description }) => <Capitalized>{description}</Capitalized>,
    under: ({ quantity, unit_amount }) => (
      <>
        {quantity} × {formatMoney(unit_amount)}
      </>
    ),
  },
  { head: t('field.invoice.quantity'), align: 'end', only: 'desk', cell: ({ quantity }) => quantity },
  { head: t('records.unit_amount'), align: 'end', only: 'desk', cell: ({ unit_amount }) => formatMoney(unit_amount) },
  { head: t('field.invoice.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
];

/** The billed lines. On a phone, hours and rate are shown under the description to leave room for it. */
export function InvoiceLines({ lines }: { lines: Invoice['line_items'] }) {
  const caption = t('records.lines');
  return (
    <Card title={caption} flush>
      <LineTable label={caption} columns={columns()} lines={lines} />
    </Card>
  );
}
