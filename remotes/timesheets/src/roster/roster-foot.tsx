import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { formatMoney } from '@careloom/shared/format';
import { KeyLegend } from '@careloom/shared/ui';
import { lookOf, markOf } from '../calendar/marks';
import looks from '../calendar/tones.module.css';
import { costOn } from '../publish/sums';
import { t } from './texts';
import styles from './roster-foot.module.css';
import { inHours } from './times';

/** The order in which marks are explained. */
const ORDER = ['draft', 'published', 'confirmed', 'in_progress', 'completed', 'submitted', 'approved', 'sleep_over', 'active_night'];

/** The totals of a roster's days: the marks in use, the number of shifts, their minutes, and their cost in dollars. */
export function sumsOfRoster(shifts: readonly RosterShift[], days: readonly string[]) {
  const shown = shifts.filter(({ date }) => days.includes(date));
  const occurring = new Set(shown.map(markOf));
  return {
    count: shown.length,
    minutes: shown.reduce((sum, { minutes }) => sum + minutes, 0),
    cost: costOn(days, shifts),
    marks: ORDER.filter((mark) => occurring.has(mark)),
  };
}

/** The footer of the roster: a legend, the keys, and the totals of the shown days. */
export function RosterFoot({ shifts, days }: { shifts: readonly RosterShift[]; days: readonly string[] }) {
  const { count, minutes, cost, marks } = sumsOfRoster(shifts, days);
  return (
    <div className={styles.foot}>
      <ul className={styles.legend} aria-label={t('roster.legend')}>
        {marks.map((mark) => {
          const { word, tone, look } = lookOf(mark);
          return (
            <li key={mark} className={styles.entry}>
              <span aria-hidden className={`${looks.tone} ${looks.swatch} ${styles.swatch}`} data-tone={tone} data-look={look} />
              {word}
            </li>
          );
        })}
      </ul>
      <p className={styles.sum} role="group" aria-label={t('roster.sums')}>
        {t('roster.shifts', { count })} · {t('roster.hours', { hours: inHours(minutes) })} ·{' '}
        <strong className={styles.cost}>{formatMoney(cost)}</strong>
      </p>
      <span className={styles.keys}>
        <KeyLegend>
          <kbd>9</kbd>
          <kbd>-</kbd>
          <kbd>17</kbd>
          <span>{t('roster.key_times')}</span>
          <kbd>R</kbd>
          <span>{t('roster.key_repeat')}</span>
          <kbd>{t('roster.key_space')}</kbd>
          <span>{t('roster.key_lift')}</span>
          <kbd>N</kbd>
          <span>{t('roster.key_form')}</span>
        </KeyLegend>
      </span>
    </div>
  );
}
