import { lt } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/idempotency';
import type { Services } from '../services';
import { KEPT_MS } from './run-once';

declare module '../queue/jobs' {
  interface Jobs {
    'forget-keys': Record<string, never>;
  }
}

/** Deletes expired keys with their stored answers. */
export const forgetKeys =
  ({ db, clock }: Services) =>
  async (): Promise<void> => {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(clock.now().getTime() - KEPT_MS)));
  };
