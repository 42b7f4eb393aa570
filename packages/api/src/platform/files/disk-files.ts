import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock';
import type { Db } from '../db/database';
import { files } from '../db/schema/identity';
import type { Executor } from '../db/transaction';
import type { Files, FileVariant, NewFile } from './files';
import { expiryFor, fileAddress } from './signed-url';

/** A generated name, never the sender's, so that it cannot be used for path traversal. */
const STORAGE_KEY = /^[0-9a-f-]{36}$/;

/** Stores files on disk, in folders named after the first two characters of their keys. */
export function diskFiles({ folder, key, clock }: { folder: string; key: Buffer; clock: Clock }): Files {
  const pathOf = (storageKey: string) => path.join(folder, storageKey.slice(0, 2), storageKey);

  async function write(content: Buffer): Promise<string> {
    const storageKey = randomUUID();
    const target = pathOf(storageKey);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content, { flag: 'wx' });
    return storageKey;
  }

  return {
    async save(tx: Executor, { ownerId, kind, name, mime, content, small }: NewFile): Promise<number> {
      const row = {
        owner_id: ownerId,
        kind,
        name,
        mime,
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        storage_key: await write(content),
        small_key: small ? await write(small) : null,
      };
      const [saved] = await tx.insert(files).values(row).returning({ id: files.id });
      if (!saved) throw new Error('The row of a file was not written.');
      return saved.id;
    },
    async discard(db: Db, fileId: number): Promise<void> {
      const [gone] = await db.delete(files).where(eq(files.id, fileId)).returning();
      const keys = [gone?.storage_key, gone?.small_key].filter((storageKey) => typeof storageKey === 'string');
      await Promise.all(keys.map((storageKey) => rm(pathOf(storageKey), { force: true })));
    },
    url(fileId: number | null, userId: number, variant: FileVariant = 'full'): string | null {
      return fileId === null ? null : fileAddress(key, { fileId, variant, userId, expires: expiryFor(clock.now()) });
    },
    open(storageKey: string): ReadStream {
      if (!STORAGE_KEY.test(storageKey)) throw new Error('Not a storage key.');
      return createReadStream(pathOf(storageKey));
    },
  };
}
