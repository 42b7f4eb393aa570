/** The fields of a Chromium trace event that are read here. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args?: { data?: { url?: string } };
}

/** Categories to record. */
export const TRACE_CATEGORIES = ['disabled-by-default-v8.compile', 'devtools.timeline'];

/** The event of a pre-parsed function that is compiled at its first call. A whole script is `v8.compile`. */
const LAZY_COMPILE = 'V8.CompileCode';
const RAN_SCRIPT = 'EvaluateScript';

/**
 * How many functions a page compiled on its main thread at their first call.
 *
 * A trace covers the whole browser, whose own pages compile thousands of functions; the page's thread is the one that evaluated its
 * scripts.
 * @param origin of the page
 * @throws Error if no script of that origin was evaluated
 */
export function countLazyCompiles(events: readonly TraceEvent[], origin: string): number {
  const ran = events.find(({ name, args }) => name === RAN_SCRIPT && args?.data?.url?.startsWith(`${origin}/`));
  if (!ran) throw new Error(`The trace has no script of ${origin}.`);
  return events.filter(({ name, pid, tid }) => name === LAZY_COMPILE && pid === ran.pid && tid === ran.tid).length;
}
