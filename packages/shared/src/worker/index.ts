/**
 * Workers of remotes: started from the page's own origin, wherever the remote's files are served from, after their file was verified
 * against the release.
 */

declare const __DEV__: boolean;

interface ReleasedFile {
  /** URL on the page's own origin. */
  href: string;
  integrity: string;
}

/** Released workers by the URL that the remote's code uses. */
const files = new Map<string, ReleasedFile>();

const fileName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/**
 * Registers the workers that the registry lists for a remote. Called by the shell.
 * @param entry address of the remote's entry, next to which its code expects its workers
 */
export function allowWorkers(entry: string, workers: readonly ReleasedFile[]): void {
  for (const worker of workers) files.set(new URL(fileName(worker.href), entry).href, worker);
}

/** A remote that is retried requests its files with `?r=1`. */
const withoutQuery = ({ origin, pathname }: URL) => origin + pathname;

/**
 * Starts a worker of a remote. Its code may call the API, and load nothing else.
 * @param url of a file whose name ends with `.worker.ts`, written as in the example, because the bundler searches for this form
 * @example
 * ```ts
 * import { startWorker } from '@careloom/shared/worker';
 *
 * export const sum = () => startWorker(new URL('./sum.worker.ts', import.meta.url));
 * ```
 * @throws Error if the file is missing, differs from the release, or belongs to no release
 */
export async function startWorker(url: URL): Promise<Worker> {
  const known = files.get(withoutQuery(url));
  if (__DEV__ && !known) return developedWorker(url);
  if (!known) throw new Error(`${url.href} is a worker of no release.`);
  const { href, integrity } = known;
  const answer = await fetch(href, { integrity });
  if (!answer.ok) throw new Error(`The worker ${href} could not be loaded: ${answer.status}.`);
  return new Worker(href); // the verified bytes: the file is immutable, and now in the browser's cache
}

/** Starts a worker of a dev server. The first script of a worker must have the page's origin, so a blob imports the dev server's file. */
function developedWorker({ href }: URL): Worker {
  const allowed = `self.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });`;
  const start = new Blob([`${allowed} importScripts(${JSON.stringify(href)});`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(start));
}
