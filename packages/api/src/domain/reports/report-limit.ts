import { unprocessable } from '../../platform/http/errors';

/** The maximum number of rows of a report: some 250 PDF pages, rendered by a single thread. */
export const MAX_REPORT_ROWS = 10_000;

/** One row more than the limit is queried, so that a long report is refused and never truncated. */
export const SOUGHT_ROWS = MAX_REPORT_ROWS + 1;

/** @throws 422 for more rows than the limit */
export function refuseLong(rows: number): void {
  if (rows > MAX_REPORT_ROWS) throw unprocessable('report.too_long', { max: MAX_REPORT_ROWS });
}
