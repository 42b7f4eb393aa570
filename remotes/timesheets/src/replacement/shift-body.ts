import type { ShiftDetail } from '@careloom/contract/resources/shifts';

/** The input to assign a shift to a worker: other fields are unchanged, and the server keeps its wake-ups. It is published. */
export const bodyOf = (shift: ShiftDetail, worker: number) => ({
  job_id: shift.job.id,
  worker_id: worker,
  date: shift.date,
  name: shift.name,
  start_time: shift.start_time,
  end_time: shift.end_time,
  type: shift.type as 'normal' | 'sleep_over' | 'active_night',
  is_overnight: shift.is_overnight,
  is_holiday: shift.is_holiday ?? 0,
  description: shift.description,
  status: 'published' as const,
  version: shift.version ?? null,
});
