import type { fairShares as calls, Wishes } from '@careloom/contract/resources/fair-shares';
import { eq } from 'drizzle-orm';
import { shareWishes } from '../../platform/db/schema/wishes';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { resourceChanged } from '../../platform/realtime/push';
import { adminSide, leadersOfWorker } from '../notifications/recipients';

const NOTHING: Wishes = { weekend: 'even', holiday: 'even', sleep_over: 'even', night: 'even' };

/** The caller's wishes; an even share for each kind without a stated wish. */
export async function getWishes({ user, services }: Context<typeof calls.wishes>): Promise<Wishes> {
  const [row] = await services.db.select().from(shareWishes).where(eq(shareWishes.worker_id, user.id));
  if (!row) return NOTHING;
  const { weekend, holiday, sleep_over, night } = row;
  return { weekend, holiday, sleep_over, night };
}

/** Stores the caller's wishes: planners see them next to the shares. */
export function saveWishes({ body, user, services }: Context<typeof calls.ask>): Promise<Wishes> {
  return inTransaction(services.db, async (tx) => {
    const set = { ...body, updated_at: services.clock.now() };
    await tx
      .insert(shareWishes)
      .values({ worker_id: user.id, ...set })
      .onConflictDoUpdate({ target: shareWishes.worker_id, set });
    const to = [...(await adminSide(tx)), ...(await leadersOfWorker(tx, user.id)), user.id];
    await resourceChanged(tx, { resource: 'fair-share', ids: [user.id], to, actor: user.id });
    return body;
  });
}
