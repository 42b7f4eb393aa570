const known = new Map<string, string>();

export const isIntegrity = (text: string): boolean => /^sha(256|384|512)-/.test(text);

/** Records the hash that the registry gives for a remote's entry. */
export function expectIntegrity(remote: string, integrity: string) {
  known.set(remote, integrity);
}

/**
 * The expected hash of a remote's entry; empty only for a remote that a dev server serves to this page.
 * @throws Error if the registry gives no hash: a remote without one is not loaded
 */
export function integrityFor(remote: string): string {
  const integrity = known.get(remote);
  if (integrity === undefined) throw new Error(`The registry gives no integrity for ${remote}; it is not loaded.`);
  return integrity;
}
