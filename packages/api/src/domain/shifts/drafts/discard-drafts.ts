import type { shiftDrafts as calls } from '@careloom/contract/resources/shift-drafts';
import { shifts } from '../../../platform/db/schema/shifts';
import { inTransaction } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import { isOneOf } from '../../../platform/list/is-one-of';
import { announceShifts } from '../announce-shifts';
import { lockDrafts } from './lock-drafts';

/** Deletes drafts, all or none. @throws 422 `stale` when one changed since it was seen, so that nobody's later work is lost */
export function discardDrafts({ body, user, services }: Context<typeof calls.discard>): Promise<{ deleted: number }> {
  return inTransaction(services.db, async (tx) => {
    const ids = (await lockDrafts(tx, user, body.shifts)).map(({ id }) => id);
    await announceShifts(tx, user, ids);
    await tx.delete(shifts).where(isOneOf(shifts.id, ids));
    return { deleted: ids.length };
  });
}
