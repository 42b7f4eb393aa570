import { DEFAULT_TIME_ZONE } from '@careloom/contract/states';
import { SLEEP_OVER, type WakeUp } from '@careloom/pay/sleep-over';
import { DAY, type Fold, instantOf, instantsOf, isoOf, localMidnight, MINUTE, minutesOf, offsetAt } from '@careloom/pay/wall-time';
import { asc, eq, inArray } from 'drizzle-orm';
import { wakeUps } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';

/** A wake-up in the house's local time, with a note on what was done. */
export interface Woken extends WakeUp {
  note: string | null;
}

interface Night {
  /** Local day of the shift's start. */
  date: string;
  time_zone: string;
}

/** The wake-ups of shifts by shift id, in the local time of their houses. */
export async function readWakeUps(tx: Tx, of: readonly { id: number; time_zone: string }[]): Promise<Map<number, Woken[]>> {
  const zones = new Map(of.map(({ id, time_zone }) => [id, time_zone]));
  const rows = await tx
    .select()
    .from(wakeUps)
    .where(inArray(wakeUps.shift_id, [...zones.keys()]))
    .orderBy(asc(wakeUps.start_at));
  const found = new Map<number, Woken[]>();
  for (const { shift_id, start_at, end_at, note } of rows) {
    const zone = zones.get(shift_id) ?? DEFAULT_TIME_ZONE;
    const [start, end] = [wallOf(start_at, zone), wallOf(end_at, zone)];
    const one = { start_time: start.time, end_time: end.time, fold: start.fold || end.fold, note };
    found.set(shift_id, [...(found.get(shift_id) ?? []), one]);
  }
  return found;
}

/** The local time of an instant; `fold` 1 for the second of two equal times. */
export function wallOf(instant: Date, timeZone: string): { time: string; fold: Fold } {
  const local = instant.getTime() + offsetAt(instant.getTime(), timeZone) * MINUTE;
  return { time: isoOf(local).slice(11, 16), fold: instantsOf(local, timeZone)[1] === instant.getTime() ? 1 : 0 };
}

/** Replaces the wake-ups of a shift. Pricing has checked that each is within its night. */
export async function writeWakeUps(tx: Tx, shiftId: number, night: Night, woken: readonly Woken[]): Promise<void> {
  await tx.delete(wakeUps).where(eq(wakeUps.shift_id, shiftId));
  if (woken.length === 0) return;
  await tx.insert(wakeUps).values(
    woken.map(({ start_time, end_time, fold = 0, note }) => ({
      shift_id: shiftId,
      start_at: instantIn(night, start_time, fold),
      end_at: instantIn(night, end_time, fold),
      note,
    })),
  );
}

/** A time before the start of the night belongs to the next day. */
export function instantIn({ date, time_zone }: Night, time: string, fold: Fold): Date {
  const minute = minutesOf(time, 'wake_ups');
  const midnight = localMidnight(date, 'date') + (minute < minutesOf(SLEEP_OVER.start_time, 'wake_ups') ? DAY : 0);
  return new Date(instantOf(midnight + minute * MINUTE, time_zone, fold, 'wake_ups'));
}
