import { call } from '../call';
import { bit, clock, day, instant, money, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { date, id, listOf, oneOf, optional } from '../rules';
import { z } from '../schema';

export const SHIFT_STATUSES = [
  'draft',
  'published',
  'confirmed',
  'in_progress',
  'completed',
  'submitted',
  'approved',
  'invoiced',
  'cancelled',
] as const;
/** "Schedule" shows these; "logs" the others. */
export const SCHEDULED: readonly string[] = ['draft', 'published', 'confirmed'];
export const SHIFT_TYPES = ['normal', 'sleep_over', 'active_night'] as const;

/** A stretch of one rate: minutes of elapsed time, cents at `rate_cents` an hour. */
export const segment = z.object({
  start_at: instant,
  end_at: instant,
  minutes: z.number(),
  rate_type: z.string(),
  rate_cents: z.number(),
  amount_cents: z.number(),
});

export const shift = z.object({
  id: z.number(),
  date: day,
  name: z.string(),
  start_time: clock,
  end_time: clock,
  start_at: instant,
  end_at: instant,
  time_zone: z.string(),
  worker: z.nullable(person),
  total_cost: money,
  /** Elapsed hours, two decimals. */
  total_hour: z.string(),
  fee: money,
  type: z.string(),
  rate_type: z.string(),
  status: z.string(),
  segments: z.array(segment),
  job: named,
  house: named,
  is_overnight: bit,
  description: z.nullable(z.string()),
  timesheet_added_at: z.nullable(instant),
  invoice: z.nullable(z.object({ id: z.number(), number: z.string(), status: z.string() })),
});
export type Shift = z.output<typeof shift>;

export const shifts = {
  list: call({
    id: 'A-100',
    method: 'GET',
    path: '/shift',
    access: ['timesheet-read'],
    query: z.extend(listQuery, {
      shift_type: optional(oneOf(['log', 'schedule'])),
      status: optional(listOf(SHIFT_STATUSES)),
      from: optional(date()),
      to: optional(date()),
      worker_id: optional(id()),
      house_id: optional(id()),
      job_id: optional(id()),
    }),
    data: pageOf(shift),
  }),
};
