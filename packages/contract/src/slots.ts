import { z } from './schema';

/** Slots: what one remote shows inside another. The host owns route and tab, the provider the content. */
const listProps = z.object({
  jobId: z.optional(z.number()),
  workerId: z.optional(z.number()),
  houseId: z.optional(z.number()),
  own: z.optional(z.boolean()),
});
/** Hours in which nobody works in a house: both instants in UTC, as ISO 8601 has them, and the zone by whose clock they are said. */
const stretchProps = z.object({ houseId: z.number(), from: z.string(), to: z.string(), timeZone: z.string() });
/** A worker, the address of the list that the slot shows the beginning of, and how long that list is, if it is known: so much room is kept. */
const beginningProps = z.object({ workerId: z.number(), allHref: z.string(), count: z.optional(z.number()) });
const cardProps = z.object({ id: z.number() });
const detailProps = z.object({ id: z.number(), jobId: z.optional(z.number()), own: z.optional(z.boolean()) });

/**
 * @example
 * ```ts
 * import type { SlotProps } from '@careloom/contract/slots';
 *
 * export const ofJob: SlotProps<'invoice-list'> = { jobId: 12 };
 * ```
 */
export const SLOTS = {
  'invoice-list': listProps,
  'invoice-detail': detailProps,
  'expense-list': listProps,
  'expense-detail': detailProps,
  'job-list': listProps,
  'shift-list': listProps,
  'uncovered-stretch': stretchProps,
  'next-shifts': beginningProps,
  'current-jobs': beginningProps,
  /** The user's own present or next shift, on the dashboard. */
  'worker-next-shift': z.object({}),
  /** They show nothing: they read what a worker may need where there is no connection, once the page is idle. */
  'own-shifts-ahead': z.object({}),
  'own-expenses-ahead': z.object({}),
  earnings: z.object({ workerId: z.number() }),
  /** Why a shift costs what it does, wherever its amount stands. */
  'shift-amount': z.object({ shiftId: z.number() }),
  /** What became of the amount of a shift once it was approved: its invoice, Xero, what was paid, and what mends it where it is stuck. */
  'money-trail': z.object({ shiftId: z.number() }),
  /** A record as a card, wherever the address of its page is written: in a message. */
  'shift-card': cardProps,
  'expense-card': cardProps,
  'agreement-card': cardProps,
} as const;
/**
 * Whoever shows slots gets additional names: only the shell does, which is released with them.
 *
 * @growing
 */
export type SlotName = keyof typeof SLOTS;
export type SlotProps<Name extends SlotName> = z.output<(typeof SLOTS)[Name]>;
