/**
 * Observes entries of the browser's performance timeline, buffered ones included.
 * @param types in order of preference: the first that the browser supports is observed
 */
export function observeEntries<Entry extends PerformanceEntry>(types: readonly string[], onEntry: (entry: Entry) => void) {
  const known = typeof PerformanceObserver === 'undefined' ? [] : PerformanceObserver.supportedEntryTypes;
  const type = types.find((candidate) => known.includes(candidate));
  if (type === undefined) return;
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(onEntry));
  observer.observe({ type, buffered: true });
}
