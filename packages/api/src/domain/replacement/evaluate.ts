import type { Candidate, Excluded } from '@careloom/contract/resources/replacements';
import { mondayOf } from '@careloom/pay/roster';
import { and, asc, gte, lt, ne } from 'drizzle-orm';
import { addDays, monthOf } from '../../platform/clock/local-day';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import type { Files } from '../../platform/files/files';
import type { CurrentUser } from '../../platform/http/current-user';
import { groupBy } from '../../platform/list/group';
import { isOneOf } from '../../platform/list/is-one-of';
import { faceOf } from '../../platform/serialize/person';
import { money } from '../../platform/serialize/values';
import { distanceBetween } from '../post-codes/distance';
import { exclusionOf, factsOf, type OnRoster } from './facts';
import type { OpenRow } from './open-shift';
import { pointsOf, sumOf } from './points';
import type { Pool, Pooled } from './read-pool';

export type Rosters = ReadonlyMap<number, readonly OnRoster[]>;

/** A shift in the form that the rules use. */
export const onRoster = ({ id, date, start_at, end_at, minutes, type, is_overnight }: Omit<OpenRow['shift'], 'worker_id'>): OnRoster => ({
  id,
  date,
  start: start_at.getTime(),
  end: end_at.getTime(),
  minutes,
  is_night: type !== 'normal' || is_overnight,
});

/** The shifts of workers in the weeks and months of some days, by worker. */
export async function readRosters(executor: Executor, workers: readonly Pooled[], days: readonly string[]): Promise<Rosters> {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (workers.length === 0 || !first || !last) return new Map();
  const months = [first, last].map((day) => monthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7))));
  const from = [addDays(mondayOf(first), -2), months[0]?.from ?? first].sort()[0] ?? first;
  const to = [addDays(mondayOf(last), 9), addDays(months[1]?.to ?? last, 1)].sort().at(-1) ?? last;
  const rows = await executor
    .select()
    .from(shifts)
    .where(
      and(
        isOneOf(
          shifts.worker_id,
          workers.map(({ id }) => id),
        ),
        ne(shifts.status, 'cancelled'),
        gte(shifts.date, from),
        lt(shifts.date, to),
      ),
    )
    .orderBy(asc(shifts.start_at));
  const byWorker = groupBy(rows, ({ worker_id }) => worker_id ?? 0);
  return new Map([...byWorker].map(([worker, mine]) => [worker, mine.map(onRoster)]));
}

/** The data for comparing workers for a shift. */
export interface EvaluationContext {
  pool: Pool;
  rosters: Rosters;
  /** In cents; null if the shift cannot be priced for the worker. */
  costOf: (row: OpenRow, worker: Pooled) => number | null;
  /** The workers who declined the shift, or have an open offer of it. */
  declined: ReadonlySet<number>;
  offered: ReadonlySet<number>;
  files: Files;
  viewer: CurrentUser;
}

/** How the workers of a pool fit a shift: those who can take it, best first, and those who cannot. */
export function evaluate(row: OpenRow, context: EvaluationContext): { candidates: Candidate[]; excluded: Excluded[] } {
  const { pool, rosters, costOf, declined, offered, files, viewer } = context;
  const needed = { ...onRoster(row.shift), worker_id: row.shift.worker_id };
  const candidates: Candidate[] = [];
  const excluded: Excluded[] = [];
  for (const worker of pool.workers) {
    const roster = rosters.get(worker.id) ?? [];
    const face = faceOf(files, viewer, worker);
    const exclusion = exclusionOf(needed, { worker, roster, declined: declined.has(worker.id) });
    if (exclusion) {
      const until = exclusion.until === null ? null : new Date(exclusion.until).toISOString();
      excluded.push({ worker: face, code: exclusion.code, until });
      continue;
    }
    const km = distanceBetween(worker.post_code, row.post_code);
    const parts = pointsOf(factsOf(needed, { worker, roster }, pool.knows(worker.id, row.house.id), km));
    const cost = costOf(row, worker);
    candidates.push({
      worker: face,
      suburb: worker.suburb,
      state: worker.state,
      contact_no: worker.contact_no,
      distance_km: km,
      points: sumOf(parts),
      parts,
      total_cost: cost === null ? null : money(cost),
      offer: offered.has(worker.id) ? 'open' : null,
    });
  }
  return { candidates: candidates.sort(better), excluded };
}

const nameOf = ({ worker }: Candidate) => `${worker.first_name} ${worker.last_name}`;

const better = (one: Candidate, other: Candidate) =>
  other.points - one.points ||
  (one.distance_km ?? Infinity) - (other.distance_km ?? Infinity) ||
  nameOf(one).localeCompare(nameOf(other)) ||
  one.worker.id - other.worker.id;
