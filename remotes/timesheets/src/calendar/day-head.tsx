import { formatDate } from '@careloom/shared/format';
import { VisuallyHidden } from '@careloom/shared/ui';
import { CalendarHeart, ClockAlert } from 'lucide-react';
import { t } from './texts';
import type { CalendarData, Holiday } from './calendar-data';
import type { ClockChange } from './clock-changes';
import styles from './day-head.module.css';
import { zoneName } from './zones';

const isProvisional = (holidays: readonly Holiday[]) => holidays.some(({ provisional }) => provisional === 1);

const holidayInWords = ({ name, states, provisional }: Holiday) =>
  [name, t('calendar.public_holiday', { states: states.join(', ') }), provisional === 1 && t('calendar.provisional')]
    .filter(Boolean)
    .join(', ');

const changeInWords = (changes: readonly ClockChange[]) =>
  t('calendar.clock_changes', {
    zones: changes.map(({ zone, hours }) => t('calendar.zone_hours', { zone: zoneName(zone), hours })).join(', '),
  });

/** The special facts of a day as text: its holidays, and a clock change. */
export function specialsOf({ holidays, changes }: CalendarData, day: string): string[] {
  const clocks = changes.get(day);
  return [...(holidays.get(day) ?? []).map(holidayInWords), ...(clocks ? [changeInWords(clocks)] : [])];
}

/** The marks of a special day: its holidays by name, dashed while they are provisional, and the length of a day with a clock change. */
export function DaySpecials({ data, day }: { data: CalendarData; day: string }) {
  const holidays = data.holidays.get(day) ?? [];
  const changes = data.changes.get(day) ?? [];
  if (holidays.length === 0 && changes.length === 0) return null;
  return (
    <span className={styles.specials} title={specialsOf(data, day).join('. ')}>
      <VisuallyHidden>{specialsOf(data, day).join('. ')}</VisuallyHidden>
      {holidays.length > 0 && (
        <span aria-hidden className={styles.holiday} data-provisional={isProvisional(holidays) || undefined}>
          <CalendarHeart className={styles.icon} />
          <span className={styles.name}>{holidays.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
      {changes.length > 0 && (
        <span aria-hidden className={styles.clock}>
          <ClockAlert className={styles.icon} />
          {[...new Set(changes.map(({ hours }) => t('calendar.clock_hours', { hours })))].join(', ')}
        </span>
      )}
    </span>
  );
}

/** `Thursday, 15 Oct 2026` for readers. */
export const spokenDay = (day: string): string => formatDate(day, 'long');
