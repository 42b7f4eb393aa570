/** What browser tests loaded, of one run after the other. */

/** A test in the other engines. @param {string} test */
export const isOfEngines = (test) => test.startsWith('e2e/engines/');

/**
 * Keeps what the tests of a run loaded. Of a file that ran as a whole, tests may be gone.
 * @param {Record<string, readonly string[]>} kept @param {ReadonlyMap<string, readonly string[]>} loads @param {(test: string) => boolean} ran
 */
export function keepLoads(kept, loads, ran) {
  for (const test of Object.keys(kept)) if (ran(test)) delete kept[test];
  Object.assign(kept, Object.fromEntries(loads));
}
