import { useEffect, type RefObject } from 'react';

/** In this order: an element marked for autofocus, a search, the chosen option, a calendar's day, the first control. */
const FIRST = [
  '[data-autofocus]',
  'input[type=search]',
  'input:checked',
  '[role=button][tabindex="0"]',
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)',
];

const firstIn = (panel: HTMLElement) => FIRST.map((selector) => panel.querySelector<HTMLElement>(selector)).find((found) => found !== null);

/** Moves the focus to the first control of a panel when it opens. Until the panel's content is loaded, the panel itself has the focus. */
export function useFirstFocus(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const go = () => {
      const first = firstIn(element);
      (first ?? element).focus({ preventScroll: true });
      return first !== undefined;
    };
    if (go()) return;
    const watcher = new MutationObserver(() => {
      if (document.activeElement !== element || go()) watcher.disconnect();
    });
    watcher.observe(element, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [panel]);
}
