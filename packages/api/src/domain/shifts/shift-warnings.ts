import type { ShiftWarning } from '@careloom/contract/resources/shifts';
import { isProvisional } from '@careloom/pay/holidays/gazetted';
import { clockWarnings, localDays, type PriceWarning } from '@careloom/pay/price-warnings';
import type { RosterWarning } from '@careloom/pay/roster';
import { text } from '../../platform/http/text';
import { hoursOf } from '../../platform/serialize/values';
import { warningsBeside } from './roster-warnings';
import type { ShiftRow } from './select-shifts';
import { wallOf } from './wake-ups';

/** The warnings of a shift. None for a cancelled one; no roster warnings without a worker. */
export function warningsOf(row: ShiftRow): ShiftWarning[] {
  const { shift, around, casual } = row;
  if (shift.status === 'cancelled') return [];
  const others = around.map((other) => ({ ...other, start_at: new Date(other.start_at), end_at: new Date(other.end_at) }));
  const onRoster = shift.worker_id === null ? [] : warningsBeside(shift, others, casual);
  return [...pricing(row).map((warning) => warningOfPrice(warning, shift)), ...onRoster.map(warningOfRoster)];
}

/** The pay engine's warnings as of today. */
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

/** Omits the ids of the other shifts: they may be out of the reader's scope. */
export function warningOfRoster({ shift_ids: _others, ...warning }: RosterWarning): ShiftWarning {
  const { code, ...values } = warning;
  const week = 'week' in warning ? { week: warning.week } : {};
  return { code, text: text(`warning.${code}`, { hours: hoursOf(warning.minutes), ...week }), values };
}
