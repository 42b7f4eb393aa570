import type { Candidate, Proposal, replacements } from '@careloom/contract/resources/replacements';
import { USUAL_KM } from '@careloom/contract/resources/replacements';
import { and, asc, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { shiftOffers } from '../../platform/db/schema/offers';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import { shiftsWithin } from '../shifts/shift-record';
import { readCosts } from './cost-of';
import { evaluate, onRoster, readRosters, type Rosters } from './evaluate';
import { type OpenRow, openShiftOf, selectOpen } from './open-shift';
import { readPool } from './read-pool';

/** The maximum number of shifts with a proposal. */
const MOST_SHIFTS = 60;

/**
 * Proposes a worker for each future shift without one, so that no two clash. Goes through the shifts in order of time and takes the best
 * worker by the same points as for a replacement; a proposed worker counts as rostered for the next shifts. Writes nothing.
 */
export async function getProposals({
  query,
  user,
  services,
}: Context<typeof replacements.proposals>): Promise<{ proposals: Proposal[]; more: number }> {
  const { db, files, clock } = services;
  const open = and(
    shiftsWithin(user),
    isNull(shifts.worker_id),
    inArray(shifts.status, ['draft', 'published', 'confirmed']),
    gt(shifts.start_at, clock.now()),
    gte(shifts.date, query.from),
    lte(shifts.date, query.to),
    query.house_id === null ? undefined : eq(shifts.house_id, query.house_id),
  );
  const rows = await selectOpen(db).where(open).orderBy(asc(shifts.start_at), asc(shifts.id)).limit(MOST_SHIFTS);
  const more = (await db.$count(shifts, open)) - rows.length;
  const [first] = rows;
  if (!first) return { proposals: [], more };
  const places = rows.map(({ house, post_code }) => ({ house_id: house.id, post_code }));
  const pool = await readPool(db, user, places, first.shift.date, USUAL_KM);
  const rosters = await readRosters(
    db,
    pool.workers,
    rows.map(({ shift }) => shift.date),
  );
  const costOf = await readCosts(db, user, rows, pool.workers);
  const declined = await readDeclined(services, rows);
  const best = (row: OpenRow, now: Rosters) => {
    const context = {
      pool,
      rosters: now,
      costOf,
      declined: declined.get(row.shift.id) ?? new Set<number>(),
      offered: new Set<number>(),
      files,
      viewer: user,
    };
    return evaluate(row, context).candidates.find(({ distance_km: km }) => km === null || km <= USUAL_KM) ?? null;
  };
  const chosen = greedy(rows, rosters, best);
  return { proposals: rows.map((row, at) => ({ shift: openShiftOf(row), candidate: chosen[at] ?? null })), more };
}

/** The best worker for each shift in turn, counting earlier proposals as rostered. */
export function greedy(
  rows: readonly OpenRow[],
  rosters: Rosters,
  best: (row: OpenRow, rosters: Rosters) => Candidate | null,
): (Candidate | null)[] {
  const filled = new Map(rosters);
  return rows.map((row) => {
    const candidate = best(row, filled);
    if (candidate) filled.set(candidate.worker.id, [...(filled.get(candidate.worker.id) ?? []), onRoster(row.shift)]);
    return candidate;
  });
}

async function readDeclined({ db }: Pick<Context<typeof replacements.proposals>['services'], 'db'>, rows: readonly OpenRow[]) {
  const found = await db
    .select({ shift: shiftOffers.shift_id, workers: sql<number[]>`json_agg(${shiftOffers.worker_id})` })
    .from(shiftOffers)
    .where(
      and(
        inArray(
          shiftOffers.shift_id,
          rows.map(({ shift }) => shift.id),
        ),
        eq(shiftOffers.status, 'declined'),
      ),
    )
    .groupBy(shiftOffers.shift_id);
  return new Map(found.map(({ shift, workers }) => [shift, new Set(workers)]));
}
