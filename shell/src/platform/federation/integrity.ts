const known = new Map<string, string>();

export const isIntegrity = (text: string): boolean => /^sha(256|384|512)-/.test(text);

/** The registry says what a remote's entry has to be. */
export function expectIntegrity(remote: string, integrity: string) {
  known.set(remote, integrity);
}

/**
 * What the entry of a remote has to be; empty only for a remote that a developer serves to this very page.
 * @throws Error where the registry gives no hash: no hash, no load
 */
export function integrityFor(remote: string): string {
  const integrity = known.get(remote);
  if (integrity === undefined) throw new Error(`The registry gives no integrity for ${remote}; it is not loaded.`);
  return integrity;
}
