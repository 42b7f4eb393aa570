/** Calls back when the browser has nothing else to do; soon, where it does not say. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work);
}
