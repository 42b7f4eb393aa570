import { eq } from 'drizzle-orm';
import { pushKeys, pushSubscriptions } from '../../platform/db/schema/web-push';
import { inTransaction } from '../../platform/db/transaction';
import { seal, unseal } from '../../platform/secrets/seal';
import type { Services } from '../../platform/services';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The only row. */
const ONE = 1;

/** Loaded with the first push: most processes of a fleet send none for hours. */
export const loadWebPush = async () => (await import('web-push')).default;

/**
 * The keys that identify this product to push services; generated if the database has none. Subscriptions are bound to the public key, so
 * they are deleted together with keys that another `CARELOOM_SECRET` encrypted.
 */
export async function vapidKeys({ db, deriveKey }: Pick<Services, 'db' | 'deriveKey'>): Promise<VapidKeys> {
  const [kept] = await db.select().from(pushKeys).where(eq(pushKeys.id, ONE));
  const privateKey = kept && unseal(deriveKey('push'), kept.private_key);
  if (kept && privateKey !== undefined) return { publicKey: kept.public_key, privateKey };
  const made = (await loadWebPush()).generateVAPIDKeys();
  const row = { id: ONE, public_key: made.publicKey, private_key: seal(deriveKey('push'), made.privateKey) };
  await inTransaction(db, async (tx) => {
    if (kept) {
      await tx.delete(pushSubscriptions);
      await tx.delete(pushKeys).where(eq(pushKeys.private_key, kept.private_key));
    }
    await tx.insert(pushKeys).values(row).onConflictDoNothing();
  });
  // Of several processes that start together, one generates the keys.
  return vapidKeys({ db, deriveKey });
}
