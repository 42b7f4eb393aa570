import type { Candidates, OfferOfShift, replacements } from '@careloom/contract/resources/replacements';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { shiftOffers } from '../../platform/db/schema/offers';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { isoOf, isoOrNull } from '../../platform/serialize/values';
import type { Services } from '../../platform/services';
import { usualMinutes } from '../shift-offers/until';
import { shiftsWithin } from '../shifts/shift-record';
import { readCosts } from './cost-of';
import { evaluate, readRosters } from './evaluate';
import { type OpenRow, openShiftOf, selectOpen } from './open-shift';
import { readPool } from './read-pool';

/** The maximum of excluded workers; those who know the house come first. */
const MOST_EXCLUDED = 40;

/**
 * The workers who can take a shift within the caller's scope, and those who cannot. A fixed number of statements, regardless of the number
 * of workers.
 * @throws 404
 */
export async function getCandidates({ params, query, user, services }: Context<typeof replacements.candidates>): Promise<Candidates> {
  const row = await openRow(services.db, user, params.id);
  const offers = await readOffers(services.db, row.shift.id, services.clock.now());
  const found = await candidatesOf(services, user, row, offers, query.within_km);
  return {
    shift: openShiftOf(row),
    ...found,
    excluded: found.excluded.slice(0, MOST_EXCLUDED),
    within_km: query.within_km,
    offers: offers.map(offerOf),
    usual_minutes: usualMinutes(row.shift.start_at, services.clock.now()),
  };
}

/** A shift within the user's scope. @throws 404 */
export async function openRow(executor: Executor, user: CurrentUser, id: number): Promise<OpenRow> {
  const [row] = await selectOpen(executor).where(and(eq(shifts.id, id), shiftsWithin(user)));
  if (!row) throw notFound('shift.not_found');
  return row;
}

/** How the workers within the user's scope fit a shift. */
export async function candidatesOf(
  { db, files }: Pick<Services, 'files'> & { db: Executor },
  viewer: CurrentUser,
  row: OpenRow,
  offers: readonly OfferRow[],
  withinKm: number,
) {
  const place = { house_id: row.house.id, post_code: row.post_code };
  const pool = await readPool(db, viewer, [place], row.shift.date, withinKm);
  const rosters = await readRosters(db, pool.workers, [row.shift.date]);
  const costOf = await readCosts(db, viewer, [row], pool.workers);
  const having = (status: string) => new Set(offers.filter(({ offer }) => offer.status === status).map(({ worker }) => worker.id));
  const context = { pool, rosters, costOf, declined: having('declined'), offered: having('open'), files, viewer };
  return { ...evaluate(row, context), farther: pool.farther };
}

/** The offers of a shift, newest first; one whose time is over counts as expired even before the job has updated it. */
export async function readOffers(executor: Executor, shiftId: number, now: Date) {
  const rows = await executor
    .select({ offer: shiftOffers, worker: { id: users.id, first_name: users.first_name, last_name: users.last_name } })
    .from(shiftOffers)
    .innerJoin(users, eq(users.id, shiftOffers.worker_id))
    .where(eq(shiftOffers.shift_id, shiftId))
    .orderBy(desc(shiftOffers.id));
  return rows.map((row) =>
    row.offer.status === 'open' && row.offer.ends_at <= now ? { ...row, offer: { ...row.offer, status: 'expired' as const } } : row,
  );
}
export type OfferRow = Awaited<ReturnType<typeof readOffers>>[number];

export const offerOf = ({ offer, worker }: OfferRow): OfferOfShift => ({
  id: offer.id,
  worker,
  status: offer.status,
  ends_at: isoOf(offer.ends_at),
  answered_at: isoOrNull(offer.settled_at),
});
