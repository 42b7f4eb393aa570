import { SLEEP_OVER, type WakeUp } from '@careloom/pay/sleep-over';
import { DAY, type Fold, instantOf, instantsOf, isoOf, localMidnight, MINUTE, minutesOf, offsetAt } from '@careloom/pay/wall-time';
import { asc, eq } from 'drizzle-orm';
import { wakeUps } from '../../db/schema/shifts';
import type { Tx } from '../../db/transaction';

/** By the clock of the house, with what was done. */
export interface Woken extends WakeUp {
  note: string | null;
}

interface Night {
  /** Local day of the shift's start. */
  date: string;
  time_zone: string;
}

/** Those of a shift, as the clock of its house showed them. */
export async function readWakeUps(tx: Tx, shiftId: number, timeZone: string): Promise<Woken[]> {
  const rows = await tx.select().from(wakeUps).where(eq(wakeUps.shift_id, shiftId)).orderBy(asc(wakeUps.start_at));
  return rows.map(({ start_at, end_at, note }) => {
    const start = wallOf(start_at, timeZone);
    return { start_time: start.time, end_time: wallOf(end_at, timeZone).time, fold: start.fold, note };
  });
}

function wallOf(instant: Date, timeZone: string): { time: string; fold: Fold } {
  const local = instant.getTime() + offsetAt(instant.getTime(), timeZone) * MINUTE;
  return { time: isoOf(local).slice(11, 16), fold: instantsOf(local, timeZone)[1] === instant.getTime() ? 1 : 0 };
}

/** Writes those of a shift anew; priced before, so that each lies within its night. */
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

/** A time before the night's first is of the next day. */
function instantIn({ date, time_zone }: Night, time: string, fold: Fold): Date {
  const minute = minutesOf(time, 'wake_ups');
  const midnight = localMidnight(date, 'date') + (minute < minutesOf(SLEEP_OVER.start_time, 'wake_ups') ? DAY : 0);
  return new Date(instantOf(midnight + minute * MINUTE, time_zone, fold, 'wake_ups').instant);
}
