import type { Together } from './together';

/** What a way of developing works with. */
export interface Tools {
  together: Together;
  say: (text: string) => void;
  /** Has to be done before a module is loaded that is not needed to start the server (`scripts/dev.mjs`). */
  bundleRest: () => Promise<unknown>;
}
