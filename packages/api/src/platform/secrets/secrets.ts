import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env/env';

/** The purposes of derived keys. Each has a separate key, which is not valid for the others. */
type Purpose =
  | 'files'
  | 'email-verification'
  | 'throttle'
  | 'presence'
  | 'pusher'
  | 'pusher-encryption'
  | 'exports'
  | 'xero'
  | 'idempotency'
  | 'local-builds'
  | 'faces'
  | 'second-factor'
  | 'push';

/** Derives a 32-byte key for a purpose. */
export type DeriveKey = (purpose: Purpose) => Buffer;

const SECRET_BYTES = 32;
const SECRET = /^[0-9a-f]{64}$/;

/**
 * Derives the server's keys from `CARELOOM_SECRET`, or from a secret that is generated at the first start and kept in the data directory.
 * @throws Error when the data directory cannot be written, or the secret there is damaged
 */
export async function loadSecrets({ secret, dataDir }: Pick<Env, 'secret' | 'dataDir'>): Promise<DeriveKey> {
  const root = secret ?? (await keptSecret(dataDir));
  return (purpose) => Buffer.from(hkdfSync('sha256', root, 'careloom', purpose, 32));
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) await makeSecret(file);
  const kept = await readFile(file, 'utf8');
  if (!SECRET.test(kept)) throw new Error(`The secret in ${file} is not whole. Put the file back from a copy, or set CARELOOM_SECRET.`);
  return kept;
}

/**
 * Writes the file atomically: a process killed while writing must not leave an empty one behind. If several processes write, the first
 * wins.
 */
async function makeSecret(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const made = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(made, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    await link(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(made);
  }
}
