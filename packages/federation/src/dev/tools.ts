import type { Together } from './together';

/** Dependencies of the development commands. */
export interface Tools {
  together: Together;
  say: (text: string) => void;
  /** Must be awaited before a module is loaded that is not needed for starting the server (`scripts/dev.mjs`). */
  bundleRest: () => Promise<unknown>;
}
