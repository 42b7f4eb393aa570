import { z } from './schema';

/** Slots: what one remote shows inside another. The host owns route and tab, the provider the content. */
const listProps = z.object({
  jobId: z.optional(z.number()),
  workerId: z.optional(z.number()),
  houseId: z.optional(z.number()),
  own: z.optional(z.boolean()),
});
/** Hours without a worker in a house: both instants in UTC as ISO 8601, and the time zone in which they are shown. */
const stretchProps = z.object({ houseId: z.number(), from: z.string(), to: z.string(), timeZone: z.string() });
/** A worker, the address of the full list of which the slot shows the first rows, and its length if known, to reserve space for them. */
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
  /** The user's own current or next shift, on the dashboard. */
  'worker-next-shift': z.object({}),
  /** They render nothing: once the page is idle, they prefetch the data a worker may need without a connection. */
  'own-shifts-ahead': z.object({}),
  'own-expenses-ahead': z.object({}),
  earnings: z.object({ workerId: z.number() }),
  /** The explanation of the cost of a shift, wherever its amount is shown. */
  'shift-amount': z.object({ shiftId: z.number() }),
  /** The trail of the amount of an approved shift: its invoice, Xero, its payments, and the action that resolves a failure. */
  'money-trail': z.object({ shiftId: z.number() }),
  /** A record as a card, shown for the address of its page in a message. */
  'shift-card': cardProps,
  'expense-card': cardProps,
  'agreement-card': cardProps,
} as const;
/**
 * Additional names only affect code that hosts slots. That is the shell, which is released together with this list.
 *
 * @growing
 */
export type SlotName = keyof typeof SLOTS;
export type SlotProps<Name extends SlotName> = z.output<(typeof SLOTS)[Name]>;
