import type { Named, Person } from '@careloom/contract/entities';
import { options } from '@careloom/contract/resources/options';
import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { shifts } from '@careloom/contract/resources/shifts';
import { fullName } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';

export type JobChoice = Named & { house?: Named | undefined };

/** Maximum number of a worker's jobs that are offered, for current and past jobs each. */
const MOST = 100;
export const CURRENT_JOBS = { status: 'assigned', per_page: MOST };
export const PAST_JOBS = { archived: 1, per_page: MOST } as const;

const unique = <Row extends Named>(rows: readonly Row[]): Row[] => [...new Map(rows.map((row) => [row.id, row])).values()];

/**
 * The selectable jobs of an expense: a worker's own jobs with current ones first, or all jobs in scope for other users.
 * @param known jobs that are always offered, such as the chosen one
 */
export function useJobs(own: boolean, known: readonly JobChoice[]): JobChoice[] {
  const current = useCall(workerJobs.list, CURRENT_JOBS, { enabled: own }).data?.items ?? [];
  const past = useCall(workerJobs.list, PAST_JOBS, { enabled: own }).data?.items ?? [];
  const all = useCall(options.jobs, {}, { enabled: !own }).data ?? [];
  return unique<JobChoice>([...known, ...current, ...past, ...all]);
}

/** The selectable workers of an expense. */
export function useWorkers(own: boolean, known: readonly Person[]) {
  const { data = [] } = useCall(options.workers, {}, { enabled: !own });
  return unique([...known, ...data].map((person) => ({ id: person.id, name: fullName(person) })));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The job of a worker's shift on a day; null without a shift, or while loading. @param worker empty for the signed-in worker */
export function useJobOfDay(own: boolean, worker: string, date: string): (Named & { house: Named }) | null {
  const isKnown = useCan('timesheet-read') && DAY.test(date) && (own || worker !== '');
  const input = { from: date, to: date, ...(worker !== '' && { worker_id: worker }) };
  const { data } = useCall(shifts.list, input, { enabled: isKnown });
  const shift = isKnown ? data?.items.find(({ status }) => status !== 'cancelled') : undefined;
  return shift ? { ...shift.job, house: shift.house } : null;
}
