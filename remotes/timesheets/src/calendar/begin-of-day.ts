import { DAY_BEGINS } from '@careloom/contract/resources/shift-calendar';
import { useCallback, useState } from 'react';

/** The start of a day on a calendar: 06:00 (the care day, which divides no night) or midnight. */
export type DayBegins = (typeof DAY_BEGINS)[number];

const KEY = 'careloom.calendar.day-begins';
const CARE_DAY: DayBegins = '06:00';

/** Storage may be denied (private windows, policies): the choice is then kept only until the page is closed. */
function withStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(localStorage);
  } catch (refused) {
    console.warn('The begin of a day can not be kept in this browser.', refused);
    return null;
  }
}

/** The start of a day that was last chosen in this browser, and its setter. */
export function useDayBegins(): [DayBegins, (begins: DayBegins) => void] {
  const [begins, setBegins] = useState(() => {
    const stored = withStorage((storage) => storage.getItem(KEY));
    return DAY_BEGINS.find((one) => one === stored) ?? CARE_DAY;
  });
  const keep = useCallback((next: DayBegins) => {
    setBegins(next);
    withStorage((storage) => storage.setItem(KEY, next));
  }, []);
  return [begins, keep];
}
