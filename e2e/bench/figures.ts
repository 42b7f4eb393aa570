import path from 'node:path';
import { KB } from '@careloom/federation/bench/budgets';
import { mainContents } from '@careloom/federation/bench/main-contents';
import { median } from '@careloom/federation/bench/verdict';
import type { Sent } from './network';
import { ROOT_OF, type Side } from './sites';
import type { Visit } from './visit';

export interface Chunk {
  /** `jobs/remoteEntry.js` */
  file: string;
  bytes: number;
  /** Its main contents. */
  holds: string[];
}

/** The transfer size of a page, from several visits. Bytes are those of the bodies as sent. */
export interface PageFigures {
  requests: number;
  scripts: number;
  depth: number;
  scriptBytes: number;
  styleBytes: number;
  pageBytes: number;
  lazyCompiles: number;
  /** One value for each visit, in the order of the rounds. */
  allLazyCompiles: number[];
  chunks: Chunk[];
}

const bytesOf = (requests: readonly Sent[], type: string) =>
  requests.filter((request) => request.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

/** The address of a file: `/assets/jobs/1.0.0+1ea66969/app.js` belongs to the package `jobs`. */
function placeOf(url: string, side: Side) {
  const [, , name = '', , ...rest] = new URL(url).pathname.split('/');
  const folder = name === 'shell' ? 'shell' : `remotes/${name}`;
  return { folder, file: path.join(ROOT_OF[side], folder, 'dist', ...rest), shown: [name, ...rest].join('/') };
}

async function chunkOf({ url, bytes, encoding }: Sent, side: Side): Promise<Chunk> {
  const { folder, file, shown } = placeOf(url, side);
  if (bytes > KB && encoding !== 'br') throw new Error(`${url} was not sent as brotli: these would be no figures of the product.`);
  return { file: shown, bytes, holds: await mainContents(file, folder) };
}

/** Sums up several visits to one page. @throws Error if they did not load the same code, because then they cannot be compared */
export async function figuresOf(visits: readonly Visit[], side: Side): Promise<PageFigures> {
  const [first, ...others] = visits;
  if (!first) throw new Error('No visit, no figures.');
  const scripts = (visit: Visit) => visit.requests.filter(({ type }) => type === 'Script');
  const names = (visit: Visit) =>
    scripts(visit)
      .map(({ url }) => url)
      .sort()
      .join('\n');
  for (const other of others) {
    if (names(other) !== names(first)) throw new Error(`One page, two visits, different scripts:\n${names(first)}\n\n${names(other)}`);
  }
  const chunks = await Promise.all(scripts(first).map((script) => chunkOf(script, side)));
  const allLazyCompiles = visits.map(({ lazyCompiles }) => lazyCompiles);
  return {
    requests: median(visits.map(({ requests }) => requests.length)),
    scripts: chunks.length,
    depth: Math.max(...first.requests.map(({ depth }) => depth)),
    scriptBytes: bytesOf(first.requests, 'Script'),
    styleBytes: bytesOf(first.requests, 'Stylesheet'),
    pageBytes: bytesOf(first.requests, 'Document'),
    lazyCompiles: median(allLazyCompiles),
    allLazyCompiles,
    chunks: chunks.sort((a, b) => b.bytes - a.bytes),
  };
}
