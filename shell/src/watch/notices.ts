import type { WatchedPhase } from '@careloom/contract/resources/delivery';

/** What happened in this tab, as the part that met it says it. */
export type Notice =
  | { kind: 'failure'; remote: string; version: string; phase: WatchedPhase; error: unknown; traceId: string | null }
  /** Nobody caught it; `file` is the address of the script, where the browser says it. */
  | { kind: 'uncaught'; error: unknown; file: string }
  | { kind: 'load'; remote: string; version: string; ms: number };

type Hearer = (notice: Notice) => void;

/** As many wait for the collector, which comes when the page is at rest. The first are kept: what follows mostly comes of them. */
const MOST = 50;

let hearer: Hearer | null = null;
const waiting: Notice[] = [];

/** Tells of something that happened. Costs nothing, and never throws. */
export function notice(what: Notice) {
  if (hearer) hearer(what);
  else if (waiting.length < MOST) waiting.push(what);
}

/** From here on `hear` is told of everything, and first of what waited. */
export function hearNotices(hear: Hearer) {
  hearer = hear;
  waiting.splice(0).forEach(hear);
}
