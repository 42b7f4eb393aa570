import type { ShiftBody } from '@careloom/contract/resources/shifts';
import { isoOf, MINUTE, offsetAt } from '@careloom/pay/wall-time';
import { addDays, daysBetween } from '../../../platform/clock/local-day';
import type { shifts } from '../../../platform/db/schema/shifts';
import { clockOf } from '../../../platform/serialize/values';
import { wallOf } from '../wake-ups';

type Row = typeof shifts.$inferSelect;

/** A shift to copy, identified by the day on which it begins. */
export interface Entry {
  /** The id of the shift, or of the template's shift. */
  id: number;
  version: number;
  /** Days after the first copied day. */
  day: number;
  job_id: number;
  worker_id: number | null;
  name: string;
  description: string | null;
  start_time: string;
  end_time: string;
  type: Row['type'];
  /** As planned, in cents; null for a template. */
  cost_before: number | null;
}

/** A shift as it was planned: the worked hours may differ by minutes. @param from the first copied day */
export function entryOf(shift: Row, from: string): Entry {
  const { id, version, job_id, worker_id, name, description, type, time_zone } = shift;
  const start = shift.rostered_start_at ?? shift.start_at;
  const end = shift.rostered_end_at ?? shift.end_at;
  const wasPlanned = shift.rostered_start_at !== null;
  const date = wasPlanned ? dayOf(start, time_zone) : shift.date;
  return {
    id,
    version,
    day: daysBetween(from, date),
    job_id,
    worker_id,
    name,
    description,
    start_time: wasPlanned ? wallOf(start, time_zone).time : clockOf(shift.start_time),
    end_time: wasPlanned ? wallOf(end, time_zone).time : clockOf(shift.end_time),
    type,
    cost_before: shift.rostered_cents ?? shift.cost_cents,
  };
}

const dayOf = (instant: Date, timeZone: string) => isoOf(instant.getTime() + offsetAt(instant.getTime(), timeZone) * MINUTE).slice(0, 10);

/** The shift that an entry makes. @param to the target day of the first copied day; `worker_id` null for no worker */
export const bodyOf = (entry: Entry, to: string, worker_id = entry.worker_id): ShiftBody => {
  const { job_id, name, description, start_time, end_time, type } = entry;
  const fixed = { is_overnight: 0, is_holiday: 0, fold: 0, wake_ups: [], status: 'draft', reassign: 0, version: null } as const;
  return { ...fixed, wake_ups: [], job_id, name, description, start_time, end_time, type, worker_id, date: addDays(to, entry.day) };
};
