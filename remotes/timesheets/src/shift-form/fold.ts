import type { PlannedShift } from '@careloom/contract/resources/shift-series';
import { instantsOf, MINUTE, offsetAt } from '@careloom/pay/wall-time';

/** 1 for the second of two instants with the same local time, in the night when clocks go back. @param at ISO 8601 */
export function foldOf(at: string, timeZone: string): 0 | 1 {
  const instant = Date.parse(at);
  const local = instant + offsetAt(instant, timeZone) * MINUTE;
  return instantsOf(local, timeZone)[1] === instant ? 1 : 0;
}

const AMBIGUOUS = ['start_is_ambiguous', 'end_is_ambiguous'];

/** The local time of a shift that occurs twice on its day, `HH:mm`; null if none does. */
export function timeThatComesTwice(shifts: readonly Pick<PlannedShift, 'warnings'>[]): string | null {
  const times = shifts.flatMap(({ warnings }) =>
    warnings.flatMap(({ code, values }) => (AMBIGUOUS.includes(code) ? [values['time']] : [])),
  );
  return times.find((time) => typeof time === 'string') ?? null;
}
