import { whenIdle } from '../when-idle';
import { notice } from './notices';
import { followRoutes } from './whereabouts';

/** After the page is there, in milliseconds: later than what is fetched ahead for the user. */
const QUIET = 4_000;

let started = false;

/** Notes from now on whose pages are opened and what nobody catches, and fetches the collector when the page is at rest. Once for a page. */
export function startWatching() {
  if (started) return;
  started = true;
  followRoutes();
  window.addEventListener('error', ({ error, message, filename }: ErrorEvent) =>
    notice({ kind: 'uncaught', error: (error as unknown) ?? message, file: filename }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => notice({ kind: 'uncaught', error: reason, file: '' }));
  // A page whose collector does not come is watched by nobody, and works all the same.
  const collect = () => void import('./collect').then((module) => module.collect()).catch(() => undefined);
  setTimeout(() => whenIdle(collect), QUIET);
}
