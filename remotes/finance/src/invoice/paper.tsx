import type { InvoiceDetail } from '@careloom/contract/resources/invoices';
import { formatBusinessNumber, formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { t } from './texts';
import { addressOf } from './address';
import { daysOverdue } from './overdue';
import { PaperLines } from './paper-lines';
import styles from './paper.module.css';
import { totalRows } from './totals';

/** An invoice as it is printed. It is white in dark mode too, and is the only content of the printed page. */
export function InvoicePaper({ invoice }: { invoice: InvoiceDetail }) {
  const { number, worker, payee, date, line_items, void_reason } = invoice;
  const address = payee && addressOf(payee.location);
  return (
    <article className={styles.paper} data-theme="light" data-paper aria-label={t('invoice.prepared_for', { name: fullName(worker) })}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('invoice.paper')}</h2>
          <p className={styles.line}>
            {number} · {formatDate(date)}
          </p>
          <p className={styles.line}>{t('invoice.prepared_for', { name: fullName(worker) })}</p>
          {void_reason && <p className={styles.void}>{t('invoice.void_reason', { reason: void_reason })}</p>}
        </div>
        <address className={styles.payee}>
          <strong>{fullName(worker)}</strong>
          {address && <span>{address}</span>}
          {payee?.abn && <span>{t('invoice.abn', { number: formatBusinessNumber(payee.abn) })}</span>}
        </address>
      </header>
      <PaperFacts invoice={invoice} />
      <PaperLines lines={line_items} />
      <Totals invoice={invoice} />
    </article>
  );
}

function PaperFacts({ invoice }: { invoice: InvoiceDetail }) {
  const { by, duration, job, house, due_date, amount_due, hours_of_service } = invoice;
  const late = daysOverdue(invoice);
  const facts = [
    [t('field.invoice.by'), fullName(by)],
    [t('field.invoice.duration'), duration],
    [t('field.invoice.hours_of_service'), t('records.hours', { hours: hours_of_service })],
    [t('field.expense.job'), job?.name],
    [t('records.house'), house?.name],
    [t('invoice.due'), due_date && [formatDate(due_date), late > 0 && t('invoice.overdue', { count: late })].filter(Boolean).join(' · ')],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ) : null,
      )}
      <div className={styles.due}>
        <dt className={styles.label}>{t('field.invoice.amount_due')}</dt>
        <dd className={styles.figure}>{formatMoney(amount_due)}</dd>
      </div>
    </dl>
  );
}

const WEIGHTS = { part: styles.part, sum: styles.sum, due: styles.last } as const;

/** The rows that add up to the amount due. */
function Totals({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <section className={styles.totals} aria-label={t('invoice.totals')}>
      <dl>
        {totalRows(invoice).map(({ label, note, value, weight }) => (
          <div key={label} className={`${styles.row} ${WEIGHTS[weight]}`}>
            <dt>
              {label}
              {note && <span className={styles.note}> {note}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
