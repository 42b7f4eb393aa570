import type { Invoice } from '@careloom/contract/resources/invoices';
import { formatMoney } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { Card } from '@careloom/shared/ui';

/** What is billed, line by line. */
export function InvoiceLines({ lines }: { lines: Invoice['line_items'] }) {
  return (
    <Card title={t('records.lines')} flush>
      <div className="cl-tbl cl-plain">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('records.description')}</th>
              <th scope="col" className="cl-num">
                {t('field.invoice.quantity')}
              </th>
              <th scope="col" className="cl-num">
                {t('records.unit_amount')}
              </th>
              <th scope="col" className="cl-num">
                {t('field.invoice.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              // Lines never change their order, and two may be alike.
              <tr key={at}>
                <td>{line.description}</td>
                <td className="cl-num">{line.quantity}</td>
                <td className="cl-num">{formatMoney(line.unit_amount)}</td>
                <td className="cl-num">{formatMoney(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
