import type { OwnOffer, shiftOffers as calls } from '@careloom/contract/resources/shift-offers';
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { houses } from '../../platform/db/schema/places';
import { shiftOffers } from '../../platform/db/schema/offers';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { clockOf, hoursOf, isoOf, money } from '../../platform/serialize/values';
import { distanceBetween } from '../post-codes/distance';
import { readCosts } from '../replacement/cost-of';
import { readWorkers } from '../shifts/read-workers';

const DAY_MS = 86_400_000;
const MOST = 50;

/** The caller's offers of future shifts: open ones, and those that ended unanswered within the last day. */
export async function ownOffers({ user, services: { db, clock } }: Context<typeof calls.own>): Promise<{ offers: OwnOffer[] }> {
  const now = clock.now();
  const lately = new Date(now.getTime() - DAY_MS);
  const ended = and(inArray(shiftOffers.status, ['taken', 'expired', 'withdrawn']), gt(shiftOffers.settled_at, lately));
  const rows = await db
    .select({
      offer: shiftOffers,
      shift: shifts,
      house: { id: houses.id, name: houses.name, suburb: houses.suburb },
      from: users.post_code,
      to: houses.post_code,
    })
    .from(shiftOffers)
    .innerJoin(shifts, eq(shifts.id, shiftOffers.shift_id))
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .innerJoin(users, eq(users.id, shiftOffers.worker_id))
    .where(and(eq(shiftOffers.worker_id, user.id), gt(shifts.start_at, now), or(eq(shiftOffers.status, 'open'), ended)))
    .orderBy(asc(shifts.start_at), asc(shiftOffers.id))
    .limit(MOST);
  if (rows.length === 0) return { offers: [] };
  const workers = await readWorkers(db, user, { ids: [user.id], whoever: true });
  // As on acceptance: the offer gives the worker access to the job.
  const everywhere: CurrentUser = { ...user, userType: 'super_admin' };
  const costOf = await readCosts(db, everywhere, rows, workers);
  return {
    offers: rows.map(({ offer, shift, house, from, to }): OwnOffer => {
      const cost = workers[0] ? costOf({ shift }, workers[0]) : null;
      return {
        id: offer.id,
        status: offer.status === 'open' && offer.ends_at <= now ? 'expired' : offer.status,
        ends_at: isoOf(offer.ends_at),
        shift_id: shift.id,
        name: shift.name,
        date: shift.date,
        start_time: clockOf(shift.start_time),
        end_time: clockOf(shift.end_time),
        start_at: isoOf(shift.start_at),
        end_at: isoOf(shift.end_at),
        time_zone: shift.time_zone,
        type: shift.type,
        house,
        total_cost: cost === null ? null : money(cost),
        total_hour: hoursOf(shift.minutes),
        distance_km: distanceBetween(from, to),
      };
    }),
  };
}
