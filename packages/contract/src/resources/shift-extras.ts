import { day, instant, money, person } from '../entities';
import { z } from '../schema';

/** A line of a shift's pay with everything that its amount is computed from. Amounts are in cents. */
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
  /** Elapsed time. */
  minutes: z.number(),
  /** More than `minutes` for a short wake-up, 0 for a sleep over, which is one amount. */
  paid_minutes: z.number(),
  rate_type: z.string(),
  /** Rate per hour; for a sleep over the whole amount. */
  rate_cents: z.number(),
  amount_cents: z.number(),
});
export type PayLine = z.output<typeof payLine>;

/** A change of the cost of a shift; `by` is null if the server made it. */
const costChange = z.object({ at: instant, by: z.nullable(person), before: money, after: money });
export type CostChange = z.output<typeof costChange>;

/** Additional data for the page of a shift. Missing from an earlier server. */
export const shiftExtras = z.object({
  lines: z.optional(z.array(payLine)),
  wake_ups: z.optional(z.array(z.object({ start_at: instant, end_at: instant, note: z.nullable(z.string()) }))),
  /** The last plan before the shift began. */
  rostered: z.optional(z.nullable(z.object({ start_at: instant, end_at: instant, total_cost: money }))),
  /** When the worker pressed Start and Finish; null until then. */
  started_at: z.optional(z.nullable(instant)),
  finished_at: z.optional(z.nullable(instant)),
  /** The leader of its house, the contact for its worker. */
  leader: z.optional(z.nullable(person)),
  created_at: z.optional(instant),
  created_by: z.optional(z.nullable(person)),
  /** The person who last changed its pay; null without a change. This person, or without a change its creator, cannot approve it. */
  changed_by: z.optional(z.nullable(person)),
  approved_by: z.optional(z.nullable(person)),
  approved_at: z.optional(z.nullable(instant)),
  /** Oldest first, at most 20. */
  cost_changes: z.optional(z.array(costChange)),
});
