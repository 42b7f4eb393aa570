/** In a burst the jobs of this long are fetched together: a tenth of the fetching, and a page that is told so much later is still told at once. */
const BURST_MS = 100;

/**
 * Tells of the first of a burst at once, and of those that follow it once at the end of each `BURST_MS`.
 * @param tell of which queue there are jobs
 */
export function gatherer(tell: (name: string) => void) {
  const bursts = new Map<string, { more: boolean; timer: NodeJS.Timeout }>();

  function hear(name: string): void {
    const burst = bursts.get(name);
    if (burst) burst.more = true;
    else begin(name);
  }

  function begin(name: string): void {
    bursts.set(name, { more: false, timer: setTimeout(() => end(name), BURST_MS) });
    tell(name);
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

  return { hear, stop };
}
