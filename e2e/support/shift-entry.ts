import type { PlannedShift } from '@careloom/contract/resources/shift-series';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { Api } from './api';

interface Job {
  id: number;
  name: string;
  house: { id: number; name: string };
}

export interface Night {
  job: Job;
  /** `yyyy-MM-dd`. */
  date: string;
}

const DAY_MS = 86_400_000;
const FURTHEST = 24;

/** A future night on which a worker can be rostered for a sleep over at a house that the planner leads. */
export async function freeNight(planner: Api, workerId: number): Promise<Night> {
  const jobs = await planner.get<Job[]>('/options/jobs');
  for (let ahead = 2; ahead < FURTHEST; ahead++) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    for (const job of jobs) {
      const hours = { job_id: job.id, worker_id: workerId, date, start_time: '18:00', end_time: '09:00', type: 'normal' };
      const { shifts } = await planner.post<{ shifts: PlannedShift[] }>('/shift/preview', hours);
      if (shifts[0]?.refusal === null && shifts[0].clashes === 0) return { job, date };
    }
  }
  throw new Error(`The seed has no free night for the worker ${workerId}.`);
}

/** Converts `yyyy-MM-dd` to a date as typed. */
export const typedDay = (day: string): string => day.split('-').reverse().join('/');

/** The request body that saves a shift again, unchanged. */
export const bodyOf = (shift: Shift) => ({
  job_id: shift.job.id,
  worker_id: shift.worker?.id ?? null,
  date: shift.date,
  name: shift.name,
  start_time: shift.start_time,
  end_time: shift.end_time,
  type: shift.type,
  description: shift.description,
  version: shift.version,
});

/** Shifts of the last weeks that a worker submitted with other hours than rostered. */
export async function submitOtherHours(planner: Api, worker: Api, { id: worker_id, count }: { id: number; count: number }): Promise<void> {
  const jobs = await planner.get<Job[]>('/options/jobs');
  const made: number[] = [];
  for (let ago = 2; ago < FURTHEST && made.length < count; ago++) {
    const date = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    for (const { id: job_id } of jobs) {
      const body = { job_id, worker_id, date, start_time: '12:00', end_time: '15:00', type: 'normal' };
      const { shifts } = await planner.post<{ shifts: PlannedShift[] }>('/shift/preview', body);
      if (shifts[0]?.refusal !== null || shifts[0].clashes !== 0) continue;
      const { id } = await planner.post<Shift>('/shift', { ...body, name: 'Longer than planned' });
      await worker.post('/shift/finish', { id, start_time: '12:00', end_time: '16:00' });
      made.push(id);
      break;
    }
  }
  if (made.length < count) throw new Error(`The seed has no ${count} free days for the worker ${worker_id}.`);
  await worker.post('/shift/submit', { ids: made });
}
