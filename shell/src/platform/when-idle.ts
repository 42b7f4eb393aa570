/** Calls back when the browser is idle, or in a timeout of 0 where it has no `requestIdleCallback`. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work);
}
