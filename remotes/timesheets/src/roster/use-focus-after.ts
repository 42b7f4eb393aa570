import { type RefObject, useEffect, useRef } from 'react';
import type { Stop } from './stops';
import { focusStop } from './use-board-keys';

/** After a dialog closes, moves the focus to the current stop, because the previously focused element may be gone. */
export function useFocusAfter(isAsked: boolean, box: RefObject<HTMLElement | null>, at: Stop) {
  const latest = useRef(at);
  const wasAsked = useRef(false);
  useEffect(() => {
    latest.current = at;
  });
  useEffect(() => {
    if (wasAsked.current && !isAsked) focusStop(box.current, latest.current);
    wasAsked.current = isAsked;
  }, [isAsked, box]);
}
