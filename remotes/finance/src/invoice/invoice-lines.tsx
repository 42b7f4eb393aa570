import type { Invoice } from '@careloom/contract/resources/invoices';
import { formatMoney } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { Card, ScrollBox } from '@careloom/shared/ui';

/** What is billed, line by line. On a phone hours and rate stand under the words, so that these have room. */
export function InvoiceLines({ lines }: { lines: Invoice['line_items'] }) {
  const caption = t('records.lines');
  return (
    <Card title={caption} flush>
      <ScrollBox className="cl-tbl" label={caption}>
        <table className="cl-dense">
          <thead>
            <tr>
              <th scope="col">{t('records.description')}</th>
              <th scope="col" className="cl-num cl-desk-only">
                {t('field.invoice.quantity')}
              </th>
              <th scope="col" className="cl-num cl-desk-only">
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
                <td>
                  <span className="cl-capital">{line.description}</span>
                  <div className="cl-line cl-tab cl-narrow-only">
                    {line.quantity} × {formatMoney(line.unit_amount)}
                  </div>
                </td>
                <td className="cl-num cl-desk-only">{line.quantity}</td>
                <td className="cl-num cl-desk-only">{formatMoney(line.unit_amount)}</td>
                <td className="cl-num">{formatMoney(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Card>
  );
}
