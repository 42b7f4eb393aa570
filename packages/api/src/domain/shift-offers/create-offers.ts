import type { shiftOffers as calls } from '@careloom/contract/resources/shift-offers';
import { sql } from 'drizzle-orm';
import { shiftOffers } from '../../platform/db/schema/offers';
import type { Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { invalidField, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { nameOf } from '../../platform/serialize/person';
import { notify } from '../notifications/notify';
import { onRoster, readRosters } from '../replacement/evaluate';
import { exclusionOf } from '../replacement/facts';
import { offerOf, readOffers } from '../replacement/get-candidates';
import { readPooled } from '../replacement/read-pool';
import { announceShifts } from '../shifts/announce-shifts';
import { isScheduled, type LockedShift, lockShift } from '../shifts/shift-record';
import { wallOf } from '../shifts/wake-ups';
import { aboutShift, wholeName } from './offer-words';
import { isPossibleUntil, usualUntil } from './until';

/**
 * Offers a future shift to workers, who are notified. A worker who already has an open offer of the shift gets the new deadline.
 * @throws 404; 422 `offer.not_to_come`, or with `errors` at `until` or `worker_ids`
 */
export function createOffers({ params, body, user, services }: Context<typeof calls.create>): Writing<typeof calls.create> {
  return async (tx) => {
    const now = services.clock.now();
    const shift = await lockShift(tx, user, params.id);
    if (!isScheduled(shift.status) || shift.start_at <= now) throw unprocessable('offer.not_to_come');
    const until = body.until === null ? usualUntil(shift.start_at, now) : new Date(body.until);
    if (!until || !isPossibleUntil(until, shift.start_at, now)) throw invalidField('until', 'rule.offer.until');
    const ids = [...new Set(body.worker_ids)];
    await checkWorkers(tx, user, shift, ids, now);
    const offer = { shift_id: shift.id, offered_by_id: user.id, ends_at: until, created_at: now };
    await tx
      .insert(shiftOffers)
      .values(ids.map((worker_id) => ({ ...offer, worker_id })))
      .onConflictDoUpdate({
        target: [shiftOffers.shift_id, shiftOffers.worker_id],
        targetWhere: sql`${shiftOffers.status} = 'open'`,
        set: { ends_at: until, offered_by_id: user.id },
      });
    const { values } = await aboutShift(tx, shift);
    const inText = { ...values, name: wholeName(user), time: wallOf(until, shift.time_zone).time };
    await notify(tx, { to: ids, type: 'shift_offered', routeId: shift.id, senderId: user.id, values: inText });
    await announceShifts(tx, user, [shift.id]);
    return { offers: (await readOffers(tx, shift.id, now)).map(offerOf) };
  };
}

async function checkWorkers(tx: Tx, user: CurrentUser, shift: LockedShift, ids: readonly number[], now: Date): Promise<void> {
  const workers = await readPooled(tx, user, ids);
  if (workers.length < ids.length) throw invalidField('worker_ids', 'validation.exists', { attribute: text('field.offer.worker_ids') });
  const rosters = await readRosters(tx, workers, [shift.date]);
  const declined = new Set(
    (await readOffers(tx, shift.id, now)).filter(({ offer }) => offer.status === 'declined').map(({ worker }) => worker.id),
  );
  const needed = { ...onRoster(shift), worker_id: shift.worker_id };
  const unable = workers.find((worker) =>
    exclusionOf(needed, { worker, roster: rosters.get(worker.id) ?? [], declined: declined.has(worker.id) }),
  );
  if (unable) throw invalidField('worker_ids', 'rule.offer.unable', { name: nameOf(unable) });
}
