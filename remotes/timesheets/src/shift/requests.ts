import { shifts } from '@careloom/contract/resources/shifts';
import { useCall } from '@careloom/shared/query';

/** The number of next shifts on the page of a worker. */
export const NEXT_SHIFTS = 3;

/** What a worker still has to work, soonest first: a shift that is over has another status. */
export const useNextShifts = (workerId: number) =>
  useCall(shifts.list, {
    worker_id: workerId,
    status: 'published,confirmed,in_progress',
    sort: 'start_at',
    dir: 'asc',
    per_page: NEXT_SHIFTS,
  });
