import { unprocessable } from '../../platform/http/errors';

/** What a report may have: some 250 sheets of a PDF, which one thread draws for everybody. */
export const MAX_REPORT_ROWS = 10_000;

/** One more than that is looked for, so that a report is refused, and never cut. */
export const SOUGHT_ROWS = MAX_REPORT_ROWS + 1;

/** @throws 422 where there are more rows than a report may have */
export function refuseLong(found: readonly unknown[]): void {
  if (found.length > MAX_REPORT_ROWS) throw unprocessable('report.too_long', { max: MAX_REPORT_ROWS });
}
