import { type RosterShift, type RosterWorker, type ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { SCHEDULED } from '@careloom/contract/resources/shifts';
import { type Place, placed } from './place';
import { type TakenBy, takenBy } from './rows';
import { clash, shortRest, takenOf } from './times';

/** Whether a shift fits at a place, as far as the roster knows; the server decides. */
export type Verdict =
  | { kind: 'fits' | 'knows' | 'unfilled' }
  /** Allowed, but with less than the minimum rest; the rest in minutes. */
  | { kind: 'rest'; minutes: number }
  /** The worker is already on another shift at the same time; null if that shift is at a house that is not shown. */
  | { kind: 'clash'; other: RosterShift | null }
  | { kind: 'no_agreement' | 'unavailable' | 'outside_job' };

export interface PlanContext {
  taken: TakenBy;
  workers: ReadonlyMap<number, RosterWorker>;
  jobs: ReadonlyMap<number, ShiftRosterData['jobs'][number]>;
}

export const contextOf = ({ busy, workers, jobs }: ShiftRosterData, shifts: readonly RosterShift[]): PlanContext => ({
  taken: takenBy(shifts, busy),
  workers: new Map(workers.map((worker) => [worker.id, worker])),
  jobs: new Map(jobs.map((job) => [job.id, job])),
});

/** Only shifts that have not begun can be moved. */
export const isMovable = ({ status }: Pick<RosterShift, 'status'>): boolean => SCHEDULED.includes(status);

/** Whether a verdict prevents a drop. A warning never does. */
export const blocks = ({ kind }: Verdict): boolean =>
  kind === 'clash' || kind === 'no_agreement' || kind === 'unavailable' || kind === 'outside_job';

export function verdictOf(shift: RosterShift, to: Place, { taken, workers, jobs }: PlanContext): Verdict {
  const job = jobs.get(shift.job_id);
  const hasMoved = to.date !== shift.date;
  if (job && hasMoved && (to.date < job.start || (job.end !== null && to.date > job.end))) return { kind: 'outside_job' };
  if (to.worker_id === null) return { kind: 'unfilled' };
  const worker = workers.get(to.worker_id);
  if (!worker || (worker.can_work === 0 && to.worker_id !== shift.worker_id)) return { kind: 'unavailable' };
  if (!worker.agreements.some(({ start, end }) => start <= to.date && to.date <= end)) return { kind: 'no_agreement' };
  const time = takenOf(placed(shift, to));
  const others = (taken.get(to.worker_id) ?? []).filter((other) => other.shift?.id !== shift.id);
  const hit = others.find((other) => clash(time, other));
  if (hit) return { kind: 'clash', other: hit.shift };
  const minutes = shortRest(time, others);
  if (minutes !== null) return { kind: 'rest', minutes };
  return { kind: worker.house_ids.includes(shift.house_id) ? 'knows' : 'fits' };
}
