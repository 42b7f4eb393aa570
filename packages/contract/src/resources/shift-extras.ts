import { day, instant, money, person } from '../entities';
import { z } from '../schema';

/** A line of a shift's pay with all that its amount was computed from; amounts in cents. */
export const payLine = z.object({
  start_at: instant,
  end_at: instant,
  /** Local day of the start. */
  date: day,
  /** `work`, `sleep_over` or `wake_up`. */
  part: z.string(),
  /** `weekday`, `saturday`, `sunday` or `holiday`. */
  day_type: z.string(),
  holiday: z.nullable(z.string()),
  /** Elapsed. */
  minutes: z.number(),
  /** More than `minutes` for a short wake-up, 0 for a sleep over, which is one amount. */
  paid_minutes: z.number(),
  rate_type: z.string(),
  /** Per hour; of a sleep over the whole amount. */
  rate_cents: z.number(),
  amount_cents: z.number(),
});
export type PayLine = z.output<typeof payLine>;

/** A change of what a shift costs; `by` is null for the server. */
const costChange = z.object({ at: instant, by: z.nullable(person), before: money, after: money });
export type CostChange = z.output<typeof costChange>;

/** What the page of a shift shows beside what lists have. An earlier server answers without it. */
export const shiftExtras = z.object({
  lines: z.optional(z.array(payLine)),
  wake_ups: z.optional(z.array(z.object({ start_at: instant, end_at: instant, note: z.nullable(z.string()) }))),
  /** As last planned before it began. */
  rostered: z.optional(z.nullable(z.object({ start_at: instant, end_at: instant, total_cost: money }))),
  /** When the worker started and finished it, as they said by pressing a button; null while they did not. */
  started_at: z.optional(z.nullable(instant)),
  finished_at: z.optional(z.nullable(instant)),
  /** Who leads its house: whom its worker asks about it. */
  leader: z.optional(z.nullable(person)),
  created_at: z.optional(instant),
  created_by: z.optional(z.nullable(person)),
  /** Who last changed what is paid; null while nobody did. This person can not approve it, nor can who created it while nobody did. */
  changed_by: z.optional(z.nullable(person)),
  approved_by: z.optional(z.nullable(person)),
  approved_at: z.optional(z.nullable(instant)),
  /** Oldest first, at most 20. */
  cost_changes: z.optional(z.array(costChange)),
});
