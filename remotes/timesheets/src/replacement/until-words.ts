import { formatDate } from '@careloom/shared/format';
import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

const untilTexts = {
  'replacement.until_start': 'when it begins',
} as const;

const t = createTranslator('timesheets', untilTexts, ...tables);

/** The end of an offer by the clock of the house: `20:00`, on another day `Sun 20:00`; a text for the start of the shift. */
export function untilWords(time: string, shift: { start_at: string; time_zone: string }, now: Date): string {
  const clock = formatDate(time, 'time', shift.time_zone);
  if (time === new Date(shift.start_at).toISOString()) return `${clock}, ${t('replacement.until_start')}`;
  const day = formatDate(time, 'api', shift.time_zone);
  const isToday = day === formatDate(now.toISOString(), 'api', shift.time_zone);
  return isToday ? clock : `${formatDate(day, 'dayName').slice(0, 3)} ${clock}`;
}
