import type { WatchedPhase } from '@careloom/contract/resources/delivery';

/** Something that happened in this tab. */
export type TelemetryRecord =
  | { kind: 'failure'; remote: string; version: string; phase: WatchedPhase; error: unknown; traceId: string | null }
  /** An error that no code caught; `file` is the script's address, empty if the browser does not report it. */
  | { kind: 'uncaught'; error: unknown; file: string }
  /** How long a remote took to load, in milliseconds. */
  | { kind: 'load'; remote: string; version: string; ms: number };

type Listener = (record: TelemetryRecord) => void;

/** How many records wait for the collector, which loads when the page is idle. The first are kept: later ones mostly follow from them. */
const MOST = 50;

let listener: Listener | null = null;
const waiting: TelemetryRecord[] = [];

/** Records an event of this tab. Never throws. */
export function record(what: TelemetryRecord) {
  if (listener) listener(what);
  else if (waiting.length < MOST) waiting.push(what);
}

/** Sets the listener and hands it the records that waited, oldest first. */
export function onRecord(listen: Listener) {
  listener = listen;
  waiting.splice(0).forEach(listen);
}
