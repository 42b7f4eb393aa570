import { isLoopback } from '@careloom/contract/loopback';
import type { Configuration } from '@rspack/dev-server';

/** Headers for a page that asks: the sources are for pages of this machine, not for whatever site is open in the same browser. */
export const mayRead = (origin: string | undefined): Record<string, string> =>
  origin !== undefined && isLoopback(origin) ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {};

/** How a remote is served while it is worked on. */
export const devServerOptions = (port: number): Configuration => ({
  host: 'localhost',
  port,
  hot: true,
  allowedHosts: 'auto',
  headers: ({ headers: { origin } }) => mayRead(origin),
  // An error of a running page has its card.
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` }, // the page's address is another
  setupExitSignals: false,
});
