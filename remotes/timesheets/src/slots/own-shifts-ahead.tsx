import { shifts } from '@careloom/contract/resources/shifts';
import { workedShifts } from '@careloom/contract/resources/worked-shifts';
import { queryClient, queryOf } from '@careloom/shared/query';
import { useEffect } from 'react';
import { loadOffers } from '../offers/own-offers';
import { loadAnswers } from '../own-shift/answers';

/** The input of the request that the schedule sends when it opens. */
const SCHEDULE = { page: 1, shift_type: 'schedule' } as const;
/** Number of shifts prefetched with all data of their pages: a few days. */
const READ = 5;

/** Prefetches the user's schedule and its next shifts, so that they can be opened without a connection. */
export function Fill() {
  useEffect(() => void readAhead(), []);
  return null;
}

/** Answers already in the query client are reused; a failed read is reported when its page is opened. */
async function readAhead() {
  const [next, schedule] = await Promise.allSettled([
    queryClient.fetchQuery(queryOf(workedShifts.next, {})),
    queryClient.fetchQuery(queryOf(shifts.list, SCHEDULE)),
    loadAnswers(),
    loadOffers(),
  ]);
  const own = next.status === 'fulfilled' && next.value.shift ? [next.value.shift] : [];
  const listed = schedule.status === 'fulfilled' ? schedule.value.items : [];
  const ids = [...new Set([...own, ...listed].map(({ id }) => id))];
  for (const id of ids.slice(0, READ)) await queryClient.prefetchQuery(queryOf(shifts.get, { id }));
}
