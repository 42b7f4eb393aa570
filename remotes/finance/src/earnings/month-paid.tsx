import type { MonthOfEarnings } from '@careloom/contract/resources/earnings';
import { formatDate } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { Card, State, TextLink } from '@careloom/shared/ui';
import { Check, Hourglass } from 'lucide-react';
import type { CSSProperties } from 'react';
import { INVOICE_STATES } from '../invoice/states';
import { t } from './texts';
import { standingOf } from './month';
import styles from './month.module.css';
import { amountOf } from './shown';

type Parts = CSSProperties & Record<'--paid' | '--coming', number>;

/** The amount after the fee, with its paid and pending parts and the invoices. */
export function MonthPaid({ month }: { month: MonthOfEarnings }) {
  const { net, paid, coming, notInvoiced } = standingOf(month);
  if (net === 0) return null;
  const fees = month.fee_percents;
  const percent = fees.join(', ');
  return (
    <Card>
      <div className={styles.after}>
        <h2 className={styles.kind}>{t(fees.length > 1 ? 'month.after_fees' : 'month.after_fee', { percent })}</h2>
        <span className={styles.all}>{amountOf(net)}</span>
      </div>
      <div className={styles.parts} style={{ '--paid': paid, '--coming': coming } as Parts} aria-hidden>
        {paid > 0 && <span className={styles.paidPart} />}
        {coming > 0 && <span className={styles.comingPart} />}
      </div>
      <div className={styles.after}>
        <span className={styles.paid}>
          <Check size={15} aria-hidden />
          {t('month.paid', { amount: amountOf(paid) })}
        </span>
        <span className={styles.coming}>
          <Hourglass size={15} aria-hidden />
          {t('month.coming', { amount: amountOf(coming) })}
        </span>
      </div>
      <ul className={styles.lines}>
        {month.invoices.map((invoice) => (
          <li key={invoice.id} className={styles.invoice}>
            <span className={styles.what}>
              <TextLink href={hrefOf('invoice-details-overview', { id: invoice.id })}>{invoice.number}</TextLink>{' '}
              <State of={INVOICE_STATES} value={invoice.status} />{' '}
              {invoice.paid_cents < invoice.net_cents && (
                <span className={styles.how}>{t('month.due', { day: formatDate(invoice.due_date) })}</span>
              )}
            </span>
            <span className={styles.cents}>{amountOf(invoice.net_cents)}</span>
          </li>
        ))}
        {notInvoiced > 0 && (
          <li className={styles.invoice}>
            <span className={styles.what}>{t('month.not_invoiced')}</span>
            <span className={styles.cents}>{amountOf(notInvoiced)}</span>
          </li>
        )}
      </ul>
      <p className={styles.quiet}>{t('month.of_all')}</p>
    </Card>
  );
}
