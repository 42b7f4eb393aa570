/** A released version of the shell or of a remote. */
export interface Release {
  remote: string;
  version: string;
}

/** Where every released file lies, at the page's own server or elsewhere: `…/<name>/<version>/`. */
const ADDRESS = /\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[^/\s?#)]*)\//g;

/**
 * Whose code a text speaks of: an address, or a stack with many. The first that is a remote's is meant, for what a remote calls runs
 * in the shell's files; the shell where no other is named.
 * @returns null where the text names no released file
 */
export function releaseIn(text: string): Release | null {
  const found = [...text.matchAll(ADDRESS)].map(([, remote = '', version = '']) => ({ remote, version: decoded(version) }));
  return found.find(({ remote }) => remote !== 'shell') ?? found[0] ?? null;
}

function decoded(version: string): string {
  try {
    return decodeURIComponent(version);
  } catch {
    return version; // somebody else's text: as it is
  }
}
