/** A released version of the shell or of a remote. */
export interface Release {
  remote: string;
  version: string;
}

/** The path of every released file, on the page's own server or elsewhere: `…/<name>/<version>/`. */
const ADDRESS = /\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[^/\s?#)]*)\//g;

/**
 * The release that a URL or a stack trace refers to. In a stack, the first remote is chosen, because code called by a remote is in the
 * shell's files; the shell if no remote is named.
 * @returns null if the text names no released file
 * @example
 * ```ts
 * import { releaseIn } from '@careloom/contract/release-of';
 *
 * releaseIn('https://care.example.org/remotes/jobs/1.2.0/remoteEntry.js')?.version; // '1.2.0'
 * ```
 */
export function releaseIn(text: string): Release | null {
  const found = [...text.matchAll(ADDRESS)].map(([, remote = '', version = '']) => ({ remote, version: decoded(version) }));
  return found.find(({ remote }) => remote !== 'shell') ?? found[0] ?? null;
}

function decoded(version: string): string {
  try {
    return decodeURIComponent(version);
  } catch {
    return version; // not percent-encoded by us: keep it as it is
  }
}
