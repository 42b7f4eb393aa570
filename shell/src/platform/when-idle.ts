/** Calls back when the browser is idle, or after a timeout of 0 if it has no `requestIdleCallback`. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work);
}
