import { useCallback, useState } from 'react';

const taken = new Set<number>();

function take(): number {
  let least = 0;
  while (taken.has(least)) least += 1;
  taken.add(least);
  return least;
}

/**
 * The least number that no other chart on the page has, null until the chart stands. An id of React's is never used again, and
 * recharts keeps each id of a column for as long as the page lives: with these there are as many as there were charts at once.
 * @returns the number, and the ref of the element that has it for as long as it stands
 */
export function useChartNumber(): [number | null, () => () => void] {
  const [number, setNumber] = useState<number | null>(null);
  const stand = useCallback(() => {
    const mine = take();
    setNumber(mine);
    return () => void taken.delete(mine);
  }, []);
  return [number, stand];
}
