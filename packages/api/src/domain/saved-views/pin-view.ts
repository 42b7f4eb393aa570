import { MOST_PINS, type SavedView, type savedViews as calls } from '@careloom/contract/resources/saved-views';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { savedViews } from '../../platform/db/schema/saved-views';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound, unprocessable } from '../../platform/http/errors';
import { lockWorkers } from '../shifts/hold-workers';
import { announce, shown } from './saved-views';

/** Pins a view at a position within the pinned views of its list, or unpins it. @throws 404 for another user's view; 422 for too many */
export function pinView({ params, body, user, services }: Context<typeof calls.pin>): Promise<SavedView> {
  return inTransaction(services.db, async (tx) => {
    await lockWorkers(tx, [user.id]);
    const mine = eq(savedViews.user_id, user.id);
    const [view] = await tx
      .select()
      .from(savedViews)
      .where(and(mine, eq(savedViews.id, params.id)));
    if (!view) throw notFound();
    const pinned = await tx
      .select()
      .from(savedViews)
      .where(and(mine, isNotNull(savedViews.place)))
      .orderBy(asc(savedViews.place), asc(savedViews.id));
    const isNew = body.place !== null && view.place === null;
    if (isNew && pinned.length >= MOST_PINS) throw unprocessable('saved_view.many_pins', { most: MOST_PINS });
    const others = pinned.filter(({ id, list }) => list === view.list && id !== view.id);
    const ordered = body.place === null ? others : others.toSpliced(body.place, 0, view);
    for (const [place, { id, place: before }] of ordered.entries()) {
      if (place !== before) await tx.update(savedViews).set({ place }).where(eq(savedViews.id, id));
    }
    if (body.place === null) await tx.update(savedViews).set({ place: null }).where(eq(savedViews.id, view.id));
    await announce(tx, user, view.id);
    return shown({ ...view, place: body.place === null ? null : ordered.indexOf(view) });
  });
}
