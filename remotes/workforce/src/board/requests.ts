import { boards } from '@careloom/contract/resources/boards';
import { options } from '@careloom/contract/resources/options';
import { useCall } from '@careloom/shared/query';
import { useEffect } from 'react';

/** Milliseconds after which a board is read again: a link has no socket, and with one the day still ends. */
const OF_LINK = 20_000;
const OF_PAGE = 5 * 60_000;

/** The board of a house. @param day of the wanted week, `yyyy-MM-dd`; null for the present one */
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

/** Calls a function again and again while the page is seen. @param every milliseconds */
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
