import type { Shift } from '@careloom/contract/resources/shifts';
import { dayInWords } from './day-words';

const TYPES: Readonly<Record<string, string>> = { normal: 'Normal', sleep_over: 'Sleep Over', active_night: 'Active Night' };
const RATES: Readonly<Record<string, string>> = {
  ...TYPES,
  ...{ weekday: 'Weekday', saturday: 'Saturday', sunday: 'Sunday', holiday: 'Public holiday' },
};

/** Facts of a shift as its page shows them, in the time zone of its house. */
export const typeInWords = ({ type }: Shift): string => TYPES[type] ?? type;
export const rateInWords = ({ rate_type: rate }: Shift): string => RATES[rate] ?? rate;
export function addedInWords({ timesheet_added_at: instant, time_zone: timeZone }: Shift): string {
  const added = new Date(instant ?? '');
  const time = added.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${dayInWords(added, timeZone)}, ${time}`;
}
