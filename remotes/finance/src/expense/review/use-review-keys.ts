import { useEffect, useRef } from 'react';

/** Elements that handle keys themselves, for typing, choosing or scrolling. */
const TAKEN = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

export type ReviewKey = 'j' | 'k' | 'a' | 'r';

/** Calls the action of a key on the page. Keys without an action, and keys in a field or a dialog, are ignored. */
export function useReviewKeys(actions: Readonly<Record<ReviewKey, (() => void) | null>>) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(TAKEN)) return;
      const action = latest.current[event.key.toLowerCase() as ReviewKey] ?? null;
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
