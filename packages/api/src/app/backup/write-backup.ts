import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Clock } from '../../platform/clock/clock';
import { inTurn } from '../../platform/db/in-turn';
import type { Env } from '../../platform/env/env';
import { pgDump } from './pg-dump';

/** Why a backup is made. The last seven of each kind are kept, so that no kind displaces another. */
export type BackupKind = 'nightly' | 'by-hand' | 'before-migration';

const KEPT = 7;
const UNFINISHED = '.part';
const DAY_MS = 86_400_000;
const CHUNK = 1_048_576;

/** The source of a backup: a consistent tar of the embedded database, or without one the PostgreSQL of `DATABASE_URL`. */
export interface BackupSource {
  dump?: () => Promise<Blob>;
}

interface Where {
  env: Pick<Env, 'dataDir' | 'databaseUrl'>;
  clock: Clock;
}

const turn = inTurn();

/**
 * Writes a backup into `backups` of the data directory, and removes the eighth of its kind. Backups of one process run one after another.
 * @returns its file, `<time>[.<kind>].tar.gz`, or `.dump` for PostgreSQL
 * @throws Error with a message for the operator when PostgreSQL could not be dumped
 */
export const writeBackup = ({ env, clock }: Where, kind: BackupKind, { dump }: BackupSource): Promise<string> =>
  turn(0, async () => {
    const folder = path.join(env.dataDir, 'backups');
    const suffix = `${kind === 'nightly' ? '' : `.${kind}`}${dump ? '.tar.gz' : '.dump'}`;
    const file = path.join(folder, `${stamp(clock.now())}${suffix}`);
    await mkdir(folder, { recursive: true });
    await removeUnfinished(folder, clock);
    const part = `${file}${UNFINISHED}`;
    try {
      if (dump) await pack(await dump(), part);
      else await pgDump(env.databaseUrl ?? '', part);
      await throughToDisk(part);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    const ofKind = (await readdir(folder)).filter((name) => /^\d{8}T\d{6}Z/.exec(name)?.[0] + suffix === name).sort();
    for (const name of ofKind.slice(0, -KEPT)) await rm(path.join(folder, name));
    return file;
  });

/** Removes files of interrupted backups. Today's are kept, because another process may still be writing them. */
async function removeUnfinished(folder: string, clock: Clock): Promise<void> {
  const yesterday = stamp(new Date(clock.now().getTime() - DAY_MS));
  const left = (await readdir(folder)).filter((name) => name.endsWith(UNFINISHED) && name < yesterday);
  for (const name of left) await rm(path.join(folder, name));
}

const pack = (tar: Blob, file: string): Promise<void> =>
  pipeline(Readable.from(chunks(tar)), createGzip(), createWriteStream(file, { mode: 0o600 }));

/** Syncs the file before it is renamed, so that even after a power loss its name holds a complete backup or none. */
async function throughToDisk(file: string): Promise<void> {
  const written = await open(file, 'r+');
  try {
    await written.sync();
  } finally {
    await written.close();
  }
}

async function* chunks(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < blob.size; start += CHUNK) yield new Uint8Array(await blob.slice(start, start + CHUNK).arrayBuffer());
}

/** A time for file names, to the second in UTC: `20260131T162000Z`. Names sort by time. */
export const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');
