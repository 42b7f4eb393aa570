import { useCallback, useState } from 'react';

const taken = new Set<number>();

function take(): number {
  let least = 0;
  while (taken.has(least)) least += 1;
  taken.add(least);
  return least;
}

/**
 * The smallest number that no other chart on the page uses; null until the chart is mounted. React's ids are never reused, and recharts
 * keeps every column id until the page is unloaded: with these numbers there are only as many ids as charts shown at once.
 * @returns the number, and a ref for the element that holds it while mounted
 */
export function useChartNumber(): [number | null, () => () => void] {
  const [number, setNumber] = useState<number | null>(null);
  const ref = useCallback(() => {
    const mine = take();
    setNumber(mine);
    return () => void taken.delete(mine);
  }, []);
  return [number, ref];
}
