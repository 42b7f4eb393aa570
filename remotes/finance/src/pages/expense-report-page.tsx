import { type ExpenseGroups, reportGroups } from '@careloom/contract/resources/report-groups';
import { defineList, useList } from '@careloom/shared/list';
import { useQueryParams } from '@careloom/shared/navigation';
import { expenseReportColumns, mostOf, withTotals } from '../reports/columns';
import { rowHref } from '../reports/drill-down';
import { EXPENSES_COMING, expenseTerms, partsByState } from '../reports/expense-words';
import { useReportFilters } from '../reports/filters';
import { ReportPage } from '../reports/report-page';
import { RowLinks } from '../reports/row-links';
import { rowName, rowNoun, rowsFound } from '../reports/row-words';
import { TotalsCard } from '../reports/totals-card';
import { useRows } from '../reports/use-rows';
import { t } from '../texts';

/** Totals of the expenses of a period, by house, worker, month or single record; within the user's scope. */
export function ExpenseReportPage() {
  const rows = useRows();
  const [params] = useQueryParams();
  const definition = defineList({
    call: reportGroups.expenses,
    input: { by: rows },
    caption: t('menu.reports.expenses_report'),
    noun: rowNoun(rows, 'expense'),
    columns: expenseReportColumns(rows, 0),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => rowName(rows, name),
    hrefOf: (row) => rowHref('expense', rows, row, params),
    filters: useReportFilters('expense'),
    views: { list: 'expense-report', mailed: true },
    beside: <RowLinks of="expense" />,
  });
  const { page, error } = useList(definition);
  const sums = (page as ExpenseGroups | undefined)?.totals ?? EXPENSES_COMING;
  const words = rowsFound(rows, 'expense', page?.total ?? 0);
  const columns = withTotals(expenseReportColumns(rows, mostOf(page?.items.map(({ amount }) => amount) ?? [])), sums, words);
  return (
    <ReportPage of="expense" title={t('menu.reports.expenses_report')} count={page?.total} definition={{ ...definition, columns }}>
      {(page || !error) && <TotalsCard terms={expenseTerms(sums)} parts={partsByState(sums)} isComing={!page} />}
    </ReportPage>
  );
}
