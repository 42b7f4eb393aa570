import { boards } from '@careloom/contract/resources/boards';
import { options } from '@careloom/contract/resources/options';
import { useCall } from '@careloom/shared/query';
import { useEffect } from 'react';

/** Milliseconds between refetches: a link has no socket, and a page with a socket must still move on to the next day. */
const OF_LINK = 20_000;
const OF_PAGE = 5 * 60_000;

/** The board of a house. @param day a day of the week, `yyyy-MM-dd`; null for the current week */
export function useBoard(houseId: number, day: string | null) {
  const query = useCall(boards.get, { id: houseId, ...(day !== null && { day }) }, { keepPrevious: true });
  useAgain(query.refetch, OF_PAGE);
  return query;
}

/** The board that a link shows. */
export function useSharedBoard(token: string) {
  const query = useCall(boards.shared, { token });
  useAgain(query.refetch, OF_LINK);
  return query;
}

/** Calls a function repeatedly while the page is visible. @param every interval in milliseconds */
function useAgain(call: () => unknown, every: number) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void call();
    }, every);
    return () => clearInterval(timer);
  }, [call, every]);
}

export const useBoardLinks = (houseId: number) => useCall(boards.links, { id: houseId });

/** The houses whose boards the user may read. */
export const useOwnHouses = () => useCall(options.houses, {});
