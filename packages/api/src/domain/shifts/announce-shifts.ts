import { eq } from 'drizzle-orm';
import { adminSide } from '../notifications/recipients';
import type { CurrentUser } from '../../platform/http/current-user';
import { shiftOffers } from '../../platform/db/schema/offers';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { isOneOf } from '../../platform/list/is-one-of';
import { partsOf } from '../../platform/list/in-parts';
import { resourceChanged } from '../../platform/realtime/push';

/** The number of shifts that are queried at once. */
const PART = 500;

/**
 * Notifies open pages that shifts changed: those of the admin side, of the houses' leaders, of the workers, and of those to whom they were
 * offered. @param former previous workers of the shifts
 */
export async function announceShifts(
  tx: Tx,
  actor: CurrentUser | null,
  ids: readonly number[],
  former: readonly number[] = [],
): Promise<void> {
  const concerned = [];
  for (const part of partsOf(ids, PART)) concerned.push(...(await concernedBy(tx, part)));
  const people = concerned
    .flatMap(({ worker_id, team_leader_id, offered_to }) => [worker_id, team_leader_id, offered_to])
    .filter((id) => id !== null);
  await resourceChanged(tx, { resource: 'shift', ids, to: [...(await adminSide(tx)), ...people, ...former], actor: actor?.id ?? null });
}

const concernedBy = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectDistinct({ worker_id: shifts.worker_id, team_leader_id: houses.team_leader_id, offered_to: shiftOffers.worker_id })
    .from(shifts)
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .leftJoin(shiftOffers, eq(shiftOffers.shift_id, shifts.id))
    .where(isOneOf(shifts.id, ids));
