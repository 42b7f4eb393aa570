import { bit, day, fileUrl, instant, maybeFace, money, named, person } from '../entities';
import { z } from '../schema';

export const EXPENSE_STATUSES = ['pending', 'approved', 'rejected'] as const;

export const expense = z.object({
  id: z.number(),
  date: day,
  title: z.string(),
  amount: money,
  worker: z.nullable(maybeFace),
  job: named,
  house: named,
  status: z.string(),
  description: z.nullable(z.string()),
  added_by: person,
  approved_by: z.nullable(person),
  approved_date: z.nullable(day),
  reject_reason: z.nullable(z.string()),
  invoice: z.nullable(z.object({ id: z.number(), number: z.string() })),
  receipt_url: fileUrl,
  /** Whether the worker must confirm a change by another user before it can be approved. */
  awaits_worker: z.optional(bit),
  /** Whether another user must approve it: the users who added it, spent it or changed it last may not. */
  for_another: z.optional(bit),
  /** `picture` or `pdf`. */
  receipt_type: z.optional(z.nullable(z.string())),
  created_at: z.optional(instant),
  /** Who approved or rejected it, and on which day. */
  decided_by: z.optional(z.nullable(person)),
  decided_on: z.optional(z.nullable(day)),
  /** Who last changed amount, worker or job. */
  changed_by: z.optional(z.nullable(person)),
});
export type Expense = z.output<typeof expense>;
