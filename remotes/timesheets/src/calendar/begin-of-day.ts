import { DAY_BEGINS } from '@careloom/contract/resources/shift-calendar';
import { useCallback, useState } from 'react';

/** When a day begins on a calendar: with the care day at 06:00, so that no night is divided, or at midnight. */
export type DayBegins = (typeof DAY_BEGINS)[number];

const KEY = 'careloom.calendar.day-begins';
const CARE_DAY: DayBegins = '06:00';

/** Storage may be denied (private windows, policies): the choice then lasts as long as the page. */
function withStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(localStorage);
  } catch (refused) {
    console.warn('The begin of a day can not be kept in this browser.', refused);
    return null;
  }
}

/** The begin of a day that was chosen last in this browser, and a function that changes it. */
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
