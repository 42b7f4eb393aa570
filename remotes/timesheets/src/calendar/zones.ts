import { MINUTE, offsetAt } from '@careloom/pay/wall-time';
import { t } from './texts';

const MIDDAY = 720 * MINUTE;

/** `Broken Hill` for `Australia/Broken_Hill`. */
export const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The user's time zone. Read once, because reading takes 40 µs and a calendar needs it for each shift and house. */
const OWN = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Perth time`, if the clock there differs on a day from the clock of the user; otherwise null. */
export function otherZone(zone: string, day: string, own: string = OWN): string | null {
  if (zone === own) return null;
  const midday = Date.parse(`${day}T00:00:00Z`) + MIDDAY;
  return offsetAt(midday, zone) === offsetAt(midday, own) ? null : t('calendar.zone', { zone: zoneName(zone) });
}
