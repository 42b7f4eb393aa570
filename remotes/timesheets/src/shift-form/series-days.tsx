import { formatDate, formatMoney } from '@careloom/shared/format';
import { Card } from '@careloom/shared/ui';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { t } from './texts';
import type { Preview } from './preview';
import styles from './shift-form.module.css';

const dayInWords = (day: string) => `${formatDate(day, 'dayName').slice(0, 3)} ${formatDate(day)}`;

/** The days of a repeated shift with their cost and warnings, or why a day is not possible. */
export function SeriesDays({ preview: { shifts, total_cost } }: { preview: Preview }) {
  const sum = `${t('shift_form.sum', { count: shifts.length })} · ${formatMoney(total_cost)}`;
  return (
    <Card title={t('shift_form.days')} action={<b className={styles.was}>{sum}</b>} flush>
      <ul className={styles.days}>
        {shifts.map(({ date, total_cost: cost, refusal, clashes, warnings }) => (
          <li key={date} className={styles.listed}>
            <span className={styles.day}>
              {dayInWords(date)}
              {refusal === null && <b>{formatMoney(cost)}</b>}
            </span>
            {refusal !== null && (
              <span className={styles.refused}>
                <CircleAlert aria-hidden className={styles.sign} /> {refusal}
              </span>
            )}
            {[...(clashes === 1 ? [t('shift_form.clash')] : []), ...warnings.map(({ text }) => text)].map((text) => (
              <span key={text} className={styles.warned}>
                <TriangleAlert aria-hidden className={styles.sign} /> {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
