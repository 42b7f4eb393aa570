import type { shifts as calls } from '@careloom/contract/resources/shifts';
import { inArray, sql } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { invalidField, unprocessable } from '../../platform/http/errors';
import { announceShifts } from './announce-shifts';
import { isScheduled, lockShifts } from './shift-record';

/**
 * Deletes shifts, all or none: planned ones are deleted, worked ones are cancelled and kept, because money depends on them.
 * @throws 404 when one does not exist; 422 when none is given, or one is invoiced
 */
export function removeShifts({ query, body, user, services }: Context<typeof calls.remove>): Promise<{ deleted: number }> {
  const ids = [...new Set([...(body.ids ?? []), ...(query.ids ?? []), ...(query['ids[]'] ?? [])])];
  if (ids.length === 0) throw invalidField('ids', 'validation.required', { attribute: 'Ids' });
  return inTransaction(services.db, async (tx) => {
    const found = await lockShifts(tx, user, ids);
    if (found.some(({ status, invoice_id }) => invoice_id !== null || status === 'invoiced')) throw unprocessable('shift.invoiced');
    await announceShifts(tx, user, ids);
    const planned = found.filter(({ status }) => isScheduled(status)).map(({ id }) => id);
    const worked = found.filter(({ status }) => !isScheduled(status)).map(({ id }) => id);
    if (planned.length > 0) await tx.delete(shifts).where(inArray(shifts.id, planned));
    if (worked.length > 0) {
      const cancelled = { status: 'cancelled' as const, version: sql`${shifts.version} + 1` };
      await tx.update(shifts).set(cancelled).where(inArray(shifts.id, worked));
    }
    return { deleted: ids.length };
  });
}
