import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from './env';

/** What a derived key is for: a key of one purpose signs nothing of another. */
type Purpose = 'files' | 'email-verification' | 'throttle' | 'pusher' | 'pusher-encryption' | 'exports' | 'xero' | 'idempotency';

/** A key of 32 bytes for a purpose. */
export type DeriveKey = (purpose: Purpose) => Buffer;

/**
 * The server's keys, derived from `CARELOOM_SECRET`, or from a secret that the data directory keeps from its first start.
 * @throws Error where the data directory can not be written
 */
export async function loadSecrets({ secret, dataDir }: Pick<Env, 'secret' | 'dataDir'>): Promise<DeriveKey> {
  const root = secret ?? (await keptSecret(dataDir));
  return (purpose) => Buffer.from(hkdfSync('sha256', root, 'careloom', purpose, 32));
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
