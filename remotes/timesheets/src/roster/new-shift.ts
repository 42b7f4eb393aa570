import type { Named } from '@careloom/contract/entities';
import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { instantsOf, localMidnight, MINUTE } from '@careloom/pay/wall-time';
import type { Place } from './place';
import type { QuickTimes } from './quick-times';
import { lengthOf, minutesOf } from '../shift/clock';

/** The draft of a job at a place, named after the job. The server prices it. @param zone the time zone of its house */
export function newShift(
  { type, ...place }: Place & Pick<QuickTimes, 'type'>,
  job: Named & { house?: Named | undefined },
  zone: string,
): RosterShift {
  const begins = localMidnight(place.date, 'date') + minutesOf(place.start_time) * MINUTE;
  // A local time that is skipped when clocks go forward has no instant. The server refuses it with a message.
  const instantOf = (local: number) => instantsOf(local, zone)[0] ?? local;
  const start = instantOf(begins);
  return {
    ...place,
    id: 0,
    name: job.name,
    start_at: new Date(start).toISOString(),
    minutes: (instantOf(begins + lengthOf(place) * MINUTE) - start) / MINUTE,
    type,
    status: 'draft',
    job_id: job.id,
    house_id: job.house?.id ?? 0,
    total_cost: '0.00',
    version: 0,
  };
}

/** The selectable job that was planned last: the job of the draft added last, otherwise of the latest shift. Null without one. */
export function lastJobOf(shifts: readonly RosterShift[], jobs: readonly { id: number }[]): number | null {
  const ids = new Set(jobs.map(({ id }) => id));
  const own = shifts.filter(({ job_id }) => ids.has(job_id));
  // Unsaved shifts have negative ids, the latest has the lowest.
  const unsaved = own.filter(({ id }) => id < 0).toSorted((one, other) => one.id - other.id)[0];
  const last = unsaved ?? own.toSorted((one, other) => other.id - one.id)[0];
  return last?.job_id ?? null;
}
