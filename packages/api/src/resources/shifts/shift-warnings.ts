import type { ShiftWarning } from '@careloom/contract/resources/shifts';
import { isProvisional } from '@careloom/pay/holidays/gazetted';
import { clockWarnings, localDays, type PriceWarning } from '@careloom/pay/price-warnings';
import type { RosterWarning } from '@careloom/pay/roster';
import type { Executor } from '../../db/transaction';
import { text } from '../../http/text';
import { hoursOf } from '../../wire/time';
import { warningsOnRoster } from './roster-warnings';
import type { ShiftRow } from './select-shifts';
import { wallOf } from './wake-ups';

/** The warnings on shifts that were read, by their ids. A cancelled one has none. */
export async function warningsOfShifts(executor: Executor, rows: readonly ShiftRow[]): Promise<Map<number, ShiftWarning[]>> {
  const present = rows.filter(({ shift }) => shift.status !== 'cancelled');
  const onRoster = await warningsOnRoster(
    executor,
    present.map(({ shift }) => shift),
  );
  return new Map(
    present.map((row): [number, ShiftWarning[]] => [
      row.shift.id,
      [...pricing(row).map((warning) => warningOfPrice(warning, row.shift)), ...(onRoster.get(row.shift.id) ?? []).map(warningOfRoster)],
    ]),
  );
}

/** What the pay engine would say of it today. */
function pricing({ shift, provisional }: ShiftRow): PriceWarning[] {
  const when = { start: shift.start_at.getTime(), end: shift.end_at.getTime() };
  const days = localDays(when, shift).filter((day) => isProvisional(Number(day.slice(0, 4))) || provisional.includes(day));
  return [...clockWarnings(when, shift), ...(days.length > 0 ? [{ code: 'holidays_provisional' as const, days }] : [])];
}

interface When {
  start_at: Date;
  end_at: Date;
  time_zone: string;
}

export function warningOfPrice(warning: PriceWarning, { start_at, end_at, time_zone }: When): ShiftWarning {
  const { code, ...values } = warning;
  if (warning.code === 'clock_changes') {
    const key = warning.minutes > 0 ? 'warning.clock_back' : 'warning.clock_forward';
    return { code, text: text(key, { minutes: Math.abs(warning.minutes) }), values };
  }
  if ('days' in warning) return { code, text: text(`warning.${warning.code}`, { days: warning.days.join(', ') }), values };
  const { fold } = wallOf(warning.code === 'start_is_ambiguous' ? start_at : end_at, time_zone);
  const which = fold === 1 ? 'second' : 'first';
  return { code, text: text(`warning.${warning.code}`, { time: warning.time, which }), values: { ...values, fold } };
}

/** Without the ids of the other shifts: they may be out of the reader's reach. */
export function warningOfRoster({ shift_ids: _others, ...warning }: RosterWarning): ShiftWarning {
  const { code, ...values } = warning;
  const week = 'week' in warning ? { week: warning.week } : {};
  return { code, text: text(`warning.${code}`, { hours: hoursOf(warning.minutes), ...week }), values };
}
