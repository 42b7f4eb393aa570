import { whenIdle } from '../when-idle';
import { record } from './record';
import { trackPages } from './page-history';

/** Milliseconds after start. Prefetches for the user come first. */
const QUIET = 4_000;

let started = false;

/** Starts to keep page views and uncaught errors, and loads the collector when the page is idle. Does nothing the second time. */
export function startTelemetry() {
  if (started) return;
  started = true;
  trackPages();
  window.addEventListener('error', ({ error, message, filename }: ErrorEvent) =>
    record({ kind: 'uncaught', error: (error as unknown) ?? message, file: filename }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => record({ kind: 'uncaught', error: reason, file: '' }));
  // A page without the collector has no telemetry, but works.
  const collect = () => void import('./collect').then((module) => module.collect()).catch(() => undefined);
  setTimeout(() => whenIdle(collect), QUIET);
}
