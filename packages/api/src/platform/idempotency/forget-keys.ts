import { lt } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/idempotency';
import type { Services } from '../services';
import { KEPT_MS } from './run-once';

declare module '../queue/jobs' {
  interface Jobs {
    'forget-keys': Record<string, never>;
  }
}

/** Deletes the keys that are known no more, with the answers that they kept. */
export const forgetKeys =
  ({ db, clock }: Services) =>
  async (): Promise<void> => {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(clock.now().getTime() - KEPT_MS)));
  };
