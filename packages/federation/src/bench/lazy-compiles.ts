/** What is read of an event of a Chromium trace. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args?: { data?: { url?: string } };
}

/** Categories to record. */
export const TRACE_CATEGORIES = ['disabled-by-default-v8.compile', 'devtools.timeline'];

/** A function that was only pre-parsed is compiled when it is first called; that is one of these. A whole script is `v8.compile`. */
const LAZY_COMPILE = 'V8.CompileCode';
const RAN_SCRIPT = 'EvaluateScript';

/**
 * How many functions a page compiled on its main thread, at their first call.
 *
 * A trace is of the whole browser, whose own pages compile by the thousand: the page's thread is the one that ran its scripts.
 * @param origin of the page
 * @throws Error where no script of that origin ran
 */
export function countLazyCompiles(events: readonly TraceEvent[], origin: string): number {
  const ran = events.find(({ name, args }) => name === RAN_SCRIPT && args?.data?.url?.startsWith(`${origin}/`));
  if (!ran) throw new Error(`The trace has no script of ${origin}.`);
  return events.filter(({ name, pid, tid }) => name === LAZY_COMPILE && pid === ran.pid && tid === ran.tid).length;
}
