import { number, optional, text } from './rules';
import { z } from './schema';

/** Default number of rows on a page of a list (section 9), and the maximum that a caller may request. */
export const PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;

/**
 * The query of every list. The default page is 1, the default size 10; `sort` names a column, `dir` its direction.
 * @example
 * ```ts
 * import { listQuery } from '@careloom/contract/list-query';
 *
 * listQuery.parse({ page: '2' }).per_page; // 10
 * ```
 */
export const listQuery = z.object({
  page: z._default(number({ min: 1, integer: true }), 1),
  per_page: z._default(number({ min: 1, max: MAX_PAGE_SIZE, integer: true }), PAGE_SIZE),
  search: optional(text(100)),
  sort: optional(text(40)),
  dir: optional(z.enum(['asc', 'desc'])),
});
export type ListQuery = z.output<typeof listQuery>;
