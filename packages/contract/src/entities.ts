/**
 * Schemas that several resources share. Times of records are ISO 8601 in UTC; money is dollars as a string with two decimals.
 * @example
 * ```ts
 * import { instant, money, person } from '@careloom/contract/entities';
 * import { z } from '@careloom/contract/schema';
 *
 * export const payment = z.object({ id: z.number(), paid_by: z.nullable(person), amount: money, paid_at: instant });
 * ```
 */
import { z } from './schema';

export const money = z.string().check(z.regex(/^-?\d+\.\d{2}$/));
export const bit = z.union([z.literal(0), z.literal(1)]);
export const instant = z.string();
/** `yyyy-MM-dd`. */
export const day = z.string();
/** `HH:mm`. */
export const clock = z.string();
/** A signed URL under `/api/v1/files`, or null. */
export const fileUrl = z.nullable(z.string());

export const named = z.object({ id: z.number(), name: z.string() });
export type Named = z.output<typeof named>;

export const person = z.object({ id: z.number(), first_name: z.string(), last_name: z.string() });
export type Person = z.output<typeof person>;

/** The effect of a change on prices of shifts. A dry run: nothing is written. */
export const repricing = z.object({
  /** Number of shifts whose cost would change, and their total cost. */
  shifts: z.number(),
  total_before: money,
  total_after: money,
  /** Positive for an increase. */
  difference: money,
  /** The same as a sentence for users. */
  text: z.string(),
});
export type Repricing = z.output<typeof repricing>;

/** A person with a picture. */
export const face = z.extend(person, { sm_profile_picture_url: fileUrl });

/** A person whose picture is only in some responses, and not in those of servers of earlier releases. */
export const maybeFace = z.extend(person, { sm_profile_picture_url: z.optional(fileUrl) });

export const location = z.object({
  address: z.nullable(z.string()),
  suburb: z.nullable(z.string()),
  state: z.nullable(named),
  post_code: z.nullable(z.string()),
});

/**
 * A saved view that its owner pinned in the menu. `list` is the name of the route that shows the list, `query` the query string of the
 * address. A profile lists its pinned views in menu order; profiles from earlier servers, or stored by earlier pages, lack them.
 */
export const pinnedView = z.object({ id: z.number(), list: z.string(), name: z.string(), query: z.string() });
export type PinnedView = z.output<typeof pinnedView>;
