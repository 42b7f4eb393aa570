import { z } from './schema';

/** Slots: what one remote shows inside another. The host owns route and tab, the provider the content. */
const listProps = z.object({
  jobId: z.optional(z.number()),
  workerId: z.optional(z.number()),
  houseId: z.optional(z.number()),
  own: z.optional(z.boolean()),
});
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
} as const;
export type SlotName = keyof typeof SLOTS;
export type SlotProps<Name extends SlotName> = z.output<(typeof SLOTS)[Name]>;
