import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { registryEntry } from '@careloom/contract/manifest';
import { Bucket, BucketFailed } from './bucket';
import { contentTypeOf } from './content-type';
import { IMMUTABLE } from './files';
import { OtherFiles, RELEASE, type PackageStore } from './package-store';
import type { S3Settings } from './s3-settings';

/** A file to send to a browser. */
export interface SentFile {
  body: Buffer;
  type: string;
  encoding: 'br' | null;
}

/** The list of a version's files. It is written first and removed last, so that an incomplete version can be removed. */
const LIST = 'files.json';

/** Number of parallel transfers. */
const AT_ONCE = 8;

/** Files that only the server reads. */
const isForServer = (file: string) => file.endsWith('.html') || file === RELEASE || file === LIST;

const keyOf = (name: string, version: string, file: string) => `${name}/${version}/${file}`;

/** Skips `.gz` copies, since `.br` ones are smaller, and dotfiles, which are internal to the build. */
async function filesOf(built: string): Promise<string[]> {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)));
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.gz') && !path.basename(file).startsWith('.'));
}

/** Processes items in parallel and stops at the first failure. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  } finally {
    waiting.length = 0;
  }
}

/** Caches successful reads; failed ones are repeated. */
function keptOnce<T>(read: (key: string) => Promise<T>) {
  const known = new Map<string, Promise<T>>();
  return {
    get: (key: string): Promise<T> => {
      const value = known.get(key) ?? read(key);
      known.set(key, value);
      value.catch(() => known.delete(key)); // current callers get the error
      return value;
    },
    forget: (key: string) => void known.delete(key),
  };
}

/**
 * Stores versions as objects `<package>/<version>/<file>` in a bucket. Files compressed at build time are stored compressed, with a
 * `Content-Encoding`; every browser that runs this product's scripts supports it.
 */
export class PackageBucket implements PackageStore {
  private readonly bucket: Bucket;
  private readonly releases = keptOnce(async (key) => registryEntry.parse(await this.json(key)));
  private readonly lists = keptOnce(async (key) => new Set((await this.json(key)) as string[]));

  constructor(settings: S3Settings) {
    this.bucket = new Bucket(settings);
  }

  private async json(key: string): Promise<unknown> {
    const stored = await this.bucket.get(key);
    if (!stored) throw new BucketFailed(`The bucket has no ${key}, which the registry names.`);
    return JSON.parse(stored.toString());
  }

  /** Writes `release.json` last: a version that has it is complete. */
  async add(name: string, version: string, built: string) {
    const release = await readFile(path.join(built, RELEASE));
    const known = await this.bucket.get(keyOf(name, version, RELEASE));
    if (known && !known.equals(release)) throw new OtherFiles(name, version);
    if (known) return;
    const files = (await filesOf(built)).filter((file) => file !== RELEASE).sort();
    await this.write(name, version, LIST, Buffer.from(JSON.stringify([...files, RELEASE])));
    await eachOf(files, async (file) => this.write(name, version, file, await readFile(path.join(built, file)), built));
    await this.write(name, version, RELEASE, release);
  }

  private async write(name: string, version: string, file: string, content: Buffer, built?: string) {
    const compressed = built && !isForServer(file) ? await readFile(path.join(built, `${file}.br`)).catch(() => null) : null;
    const key = keyOf(name, version, file);
    const headers = { 'content-type': contentTypeOf(file), 'cache-control': IMMUTABLE, ...(compressed && { 'content-encoding': 'br' }) };
    if (await this.bucket.put(key, compressed ?? content, headers)) return;
    const there = await this.bucket.get(key);
    if (!there?.equals(content)) throw new OtherFiles(name, version);
  }

  release(name: string, version: string) {
    return this.releases.get(keyOf(name, version, RELEASE));
  }

  async text(name: string, version: string, file: string) {
    return (await this.bucket.get(keyOf(name, version, file)))?.toString() ?? null;
  }

  /**
   * A file for a browser that does not fetch from the bucket itself.
   * @param br whether the compressed copy may be sent
   * @returns null if it does not exist or only the server may read it
   */
  async file(name: string, version: string, file: string, br: boolean): Promise<SentFile | null> {
    const files = await this.lists.get(keyOf(name, version, LIST));
    if (!files.has(file) || isForServer(file)) return null;
    const encoding = br && files.has(`${file}.br`) ? 'br' : null;
    const stored = await this.bucket.get(keyOf(name, version, encoding ? `${file}.br` : file));
    return stored && { body: stored, type: contentTypeOf(file), encoding };
  }

  async remove(name: string, version: string) {
    const listed = await this.text(name, version, LIST);
    if (listed === null) return;
    const files = (JSON.parse(listed) as string[]).reverse(); // `release.json` first, which makes it a version
    for (const file of files) await this.bucket.delete(keyOf(name, version, file));
    await this.bucket.delete(keyOf(name, version, LIST));
    this.releases.forget(keyOf(name, version, RELEASE));
    this.lists.forget(keyOf(name, version, LIST));
  }

  /** Nothing to do: an incomplete version has its own name and list, so `remove` finds it. */
  tidy() {
    return Promise.resolve();
  }
}
