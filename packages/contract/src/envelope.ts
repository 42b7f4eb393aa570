import { z } from './schema';

/** Status codes of API responses (section 8); `code` in the body equals the HTTP status. */
export const CODE = { success: 200, unauthorized: 401, forbidden: 403, notFound: 404, validation: 422, server: 500 } as const;

/** Distinguishes refusals with the same status. Only `unauthenticated` ends a session. */
export const REFUSALS = ['unauthenticated', 'forbidden', 'stale', 'idempotency_mismatch', 'second_factor'] as const;
export type Refusal = (typeof REFUSALS)[number];

export const envelope = <Data extends z.ZodMiniType>(data: Data) => z.object({ code: z.number(), message: z.string(), data });

/** Any response that is not a success. `error` is a plain string, because an older release may receive refusals that it does not know. */
export const failure = z.object({
  code: z.number(),
  message: z.string(),
  error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  data: z.optional(z.any()),
});
export type Failure = z.output<typeof failure>;

/**
 * A page of a list: `last_page` is at least 1, `page` counts from 1.
 * @example
 * ```ts
 * import { pageOf } from '@careloom/contract/envelope';
 * import { person } from '@careloom/contract/entities';
 *
 * // `data` of a list of people.
 * export const people = pageOf(person);
 * ```
 */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), page: z.number(), per_page: z.number(), last_page: z.number(), total: z.number() });

export interface Page<Item> {
  items: Item[];
  page: number;
  per_page: number;
  last_page: number;
  total: number;
}
