/** What browser tests loaded, kept from run to run. */

/** A test in the other engines. @param {string} test */
export const isOfEngines = (test) => test.startsWith('e2e/engines/');

/**
 * Stores what the tests of a run loaded. If a file ran as a whole, tests that no longer exist are removed.
 * @param {Record<string, readonly string[]>} kept @param {ReadonlyMap<string, readonly string[]>} loads @param {(test: string) => boolean} ran
 */
export function keepLoads(kept, loads, ran) {
  for (const test of Object.keys(kept)) if (ran(test)) delete kept[test];
  Object.assign(kept, Object.fromEntries(loads));
}
