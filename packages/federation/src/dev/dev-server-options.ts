import { isLoopback } from '@careloom/contract/loopback';
import type { Configuration } from '@rspack/dev-server';

/** CORS headers: only local pages may read the sources, not other sites open in the same browser. */
export const mayRead = (origin: string | undefined): Record<string, string> =>
  origin !== undefined && isLoopback(origin) ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {};

/** Dev server options of a remote. */
export const devServerOptions = (port: number): Configuration => ({
  host: 'localhost',
  port,
  hot: true,
  allowedHosts: 'auto',
  headers: ({ headers: { origin } }) => mayRead(origin),
  // Runtime errors are shown on the failure card instead of the overlay.
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` }, // the page has another address than the dev server
  setupExitSignals: false,
});
