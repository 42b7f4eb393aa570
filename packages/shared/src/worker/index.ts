/** Workers of remotes: started from the page's own origin, wherever the remote's files come from, once their file is what the release says. */

declare const __DEV__: boolean;

interface ReleasedFile {
  /** Under the page's own origin. */
  href: string;
  integrity: string;
}

/** By the address that the remote's code knows. */
const files = new Map<string, ReleasedFile>();

const fileName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/**
 * Called by the shell with what the registry says of a remote.
 * @param entry address of the remote's entry, beside which its code takes its workers to be
 */
export function allowWorkers(entry: string, workers: readonly ReleasedFile[]): void {
  for (const worker of workers) files.set(new URL(fileName(worker.href), entry).href, worker);
}

/** A remote that is tried again asks for its files with `?r=1`. */
const withoutQuery = ({ origin, pathname }: URL) => origin + pathname;

/**
 * Starts a worker of a remote. Its code may ask the API, and load nothing else.
 * @param url written as in the example, of a file whose name ends with `.worker.ts`: the bundler looks for it
 * @example const worker = await startWorker(new URL('./sum.worker.ts', import.meta.url));
 * @throws Error where the file is not there, is not what the release says, or is of no release
 */
export async function startWorker(url: URL): Promise<Worker> {
  const known = files.get(withoutQuery(url));
  if (__DEV__ && !known) return developedWorker(url);
  if (!known) throw new Error(`${url.href} is a worker of no release.`);
  const { href, integrity } = known;
  const answer = await fetch(href, { integrity });
  if (!answer.ok) throw new Error(`The worker ${href} could not be loaded: ${answer.status}.`);
  return new Worker(href); // the same bytes: the file never changes, and lies in the browser's cache now
}

/** Of a dev server, which has another origin than the page: a worker may only begin with a file of the page's own. */
function developedWorker({ href }: URL): Worker {
  const allowed = `self.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });`;
  const start = new Blob([`${allowed} importScripts(${JSON.stringify(href)});`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(start));
}
