/**
 * Hears entries of the browser's own timeline, those from before as well.
 * @param types the first that the browser knows is heard
 */
export function watchEntries<Entry extends PerformanceEntry>(types: readonly string[], hear: (entry: Entry) => void) {
  const known = typeof PerformanceObserver === 'undefined' ? [] : PerformanceObserver.supportedEntryTypes;
  const type = types.find((candidate) => known.includes(candidate));
  if (type === undefined) return;
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(hear));
  observer.observe({ type, buffered: true });
}
