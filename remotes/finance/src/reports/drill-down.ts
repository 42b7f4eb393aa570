import type { ReportRows } from '@careloom/contract/resources/report-groups';
import { addDays, addMonths } from '@careloom/shared/format';
import { hrefOf, queryString } from '@careloom/shared/navigation';
import type { Report } from './row-words';

const DETAILS = { invoice: 'invoice-details-overview', expense: 'expenses-detail' } as const;
const REPORTS = { invoice: 'invoice-report', expense: 'expense-report' } as const;

interface Days {
  from?: string;
  to?: string;
}

/** The days of a month (`yyyy-MM`) within a range, which may be open at either end. */
export function daysOfMonth(month: string, { from, to }: Days): Required<Days> {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return { from: from && from > first ? from : first, to: to && to < last ? to : last };
}

/**
 * The link of a row: to the page of a record, or to the list of the summed records with the filters of the address. Null for a row without
 * a name.
 */
export function rowHref(of: Report, rows: ReportRows, { id, name }: { id: number; name: string | null }, kept: URLSearchParams) {
  if (rows === 'record') return hrefOf(DETAILS[of], { id });
  if (name === null) return null;
  const filters = Object.fromEntries([...kept].filter(([key]) => !['page', 'sort', 'dir', 'by'].includes(key)));
  const chosen = rows === 'month' ? daysOfMonth(name, filters) : { [`${rows}_id`]: String(id) };
  return hrefOf(REPORTS[of]) + queryString({ ...filters, ...chosen, by: 'record' });
}
