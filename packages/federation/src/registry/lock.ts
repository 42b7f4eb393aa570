import { mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '@careloom/contract/schema';
import { errnoOf, writeAtomically } from './files';
import { RegistryRefused } from './refused';

/** Milliseconds between two renewals by the holder, and without renewal until a lock counts as abandoned. */
const RENEWED = 5_000;
const STALE = 60_000;
const POLL = 50;

const claim = z.object({
  pid: z.number(),
  host: z.string(),
  /** A description of the work, for processes that wait. */
  doing: z.string(),
  /** UTC. */
  since: z.string(),
  released: z.optional(z.boolean()),
});
type Claim = z.output<typeof claim>;

export interface LockOptions {
  /** A description of the work, for processes that wait for it. */
  doing: string;
  /** Called with who holds the lock, or which process abandoned it. */
  log: (sentence: string) => void;
}

export interface HeldLock {
  /** @throws RegistryRefused if another process has taken over the lock, because this one did not renew it */
  confirm: () => Promise<void>;
}

/**
 * The highest number of a claim. Claims are files `lock.<number>`, and the highest number counts. A released claim stays until the next one
 * exists, so numbers only grow: two processes that see the same dead holder both try to create the same next file, and one of them fails
 * (ADR 0035).
 */
async function highest(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).map((file) => Number(/^lock\.(\d+)$/.exec(file)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}

const fileOf = (folder: string, number: number) => path.join(folder, `lock.${number}`);

interface Seen {
  /** Null while its holder is still writing it. */
  claim: Claim | null;
  /** Milliseconds since its last renewal. */
  age: number;
}

async function see(file: string): Promise<Seen | null> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    return { claim: text === '' ? null : claim.parse(JSON.parse(text)), age: Date.now() - mtimeMs };
  } catch (error) {
    if (errnoOf(error) === 'ENOENT' || error instanceof SyntaxError) return null; // removed, or partly written: try again
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errnoOf(error) === 'EPERM'; // it exists, but belongs to another user
  }
}

const isGone = ({ claim: held, age }: Seen) => age > STALE || (held !== null && held.host === os.hostname() && !isAlive(held.pid));

const nameOf = ({ pid, host, doing, since }: Claim) => `process ${pid} on ${host} (${doing}, since ${since})`;

async function create(file: string, content: Claim): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    try {
      await handle.writeFile(JSON.stringify(content));
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false;
    await rm(file, { force: true });
    throw error;
  }
}

/** @returns the number of this process's claim */
async function acquire(folder: string, { doing, log }: LockOptions): Promise<{ number: number; own: Claim }> {
  let logged = '';
  const logOnce = (sentence: string) => {
    if (logged !== sentence) log(sentence);
    logged = sentence;
  };
  for (;;) {
    const last = await highest(folder);
    const seen = last === 0 ? null : await see(fileOf(folder, last));
    if (last > 0 && seen === null) {
      await pause(POLL);
      continue;
    }
    if (seen && !seen.claim?.released) {
      if (!isGone(seen)) {
        if (seen.claim && seen.claim.pid !== process.pid) logOnce(`Waiting for ${nameOf(seen.claim)}.`);
        await pause(POLL);
        continue;
      }
      if (seen.claim) logOnce(`The lock was held by ${nameOf(seen.claim)}, which is gone. It is taken over.`);
    }
    const own = { pid: process.pid, host: os.hostname(), doing, since: new Date().toISOString() };
    if (!(await create(fileOf(folder, last + 1), own))) continue;
    if ((await highest(folder)) !== last + 1) {
      await rm(fileOf(folder, last + 1), { force: true }); // another process has used this number meanwhile
      continue;
    }
    const lower = (await readdir(folder)).filter((file) => /^lock(\.\d+)?$/.test(file) && file !== `lock.${last + 1}`);
    for (const file of lower) await rm(path.join(folder, file), { force: true });
    return { number: last + 1, own };
  }
}

/**
 * Runs work that only one process may do at a time. The lock is renewed as long as the work runs.
 * @throws an error of the file system if the folder cannot be written
 */
export async function locked<T>(folder: string, options: LockOptions, work: (held: HeldLock) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const { number, own } = await acquire(folder, options);
  const file = fileOf(folder, number);
  const renew = () => utimes(file, new Date(), new Date()).catch(() => undefined); // `confirm` checks whether it is still held
  const timer = setInterval(() => void renew(), RENEWED).unref();
  const isHeld = async () => (await highest(folder)) === number;
  const confirm = async () => {
    if (!(await isHeld())) throw new RegistryRefused(`The lock of ${folder} was taken over while this process gave no sign of life.`);
  };
  try {
    return await work({ confirm });
  } finally {
    clearInterval(timer);
    if (await isHeld()) await writeAtomically(file, JSON.stringify({ ...own, released: true }));
  }
}
