import type { ReportRows } from '@careloom/contract/resources/report-groups';
import { formatCount, monthName } from '@careloom/shared/format';
import { t } from './texts';

/** What a report is of. */
export type Report = 'invoice' | 'expense';

/** The nouns for a report's rows, for the column header and for counts. */
export function rowNoun(rows: ReportRows, of: Report): { one: string; many: string } {
  if (rows === 'record')
    return of === 'invoice'
      ? { one: t('records.noun_invoice'), many: t('records.noun_invoices') }
      : { one: t('records.noun_expense'), many: t('records.noun_expenses') };
  return { one: t(`report.noun.${rows}`), many: t(`report.noun.${rows}s`) };
}

/** How many rows a report has: "8 houses". */
export function rowsFound(rows: ReportRows, of: Report, count: number): string {
  const { one, many } = rowNoun(rows, of);
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

export const rowHead = (rows: ReportRows, of: Report): string => t(`report.head.${rows === 'record' ? of : rows}`);

/** The label of a row: its name, or month and year. Records without a worker or of several houses have a label of their own. */
export function rowName(rows: ReportRows, name: string | null): string {
  if (name === null) return t(rows === 'worker' ? 'report.no_worker' : 'report.several_houses');
  if (rows !== 'month') return name;
  const [year = '', month = ''] = name.split('-');
  return monthName(Number(month), Number(year));
}
