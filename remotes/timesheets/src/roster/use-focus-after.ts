import { type RefObject, useEffect, useRef } from 'react';
import type { Stop } from './stops';
import { focusStop } from './use-board-keys';

/** Once a question is answered, the focus is on the stop where the answer has put it: what had it before may be gone. */
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
