import { type InvoiceGroups, reportGroups } from '@careloom/contract/resources/report-groups';
import { defineList, useList } from '@careloom/shared/list';
import { useQueryParams } from '@careloom/shared/navigation';
import { invoiceReportColumns, mostOf, withTotals } from '../reports/columns';
import { rowHref } from '../reports/drill-down';
import { useReportFilters } from '../reports/filters';
import { INVOICES_COMING, invoiceTerms, paidAndDue } from '../reports/invoice-words';
import { ReportPage } from '../reports/report-page';
import { RowLinks } from '../reports/row-links';
import { rowName, rowNoun, rowsFound } from '../reports/row-words';
import { TotalsCard } from '../reports/totals-card';
import { useRows } from '../reports/use-rows';
import { t } from '../texts';

/** Totals of the invoices of a period, by house, worker, month or single record; within the user's scope. */
export function InvoiceReportPage() {
  const rows = useRows();
  const [params] = useQueryParams();
  const definition = defineList({
    call: reportGroups.invoices,
    input: { by: rows },
    caption: t('menu.reports.invoices_report'),
    noun: rowNoun(rows, 'invoice'),
    columns: invoiceReportColumns(rows, 0),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => rowName(rows, name),
    hrefOf: (row) => rowHref('invoice', rows, row, params),
    filters: useReportFilters('invoice'),
    views: { list: 'invoice-report', mailed: true },
    beside: <RowLinks of="invoice" />,
  });
  const { page, error } = useList(definition);
  const sums = (page as InvoiceGroups | undefined)?.totals ?? INVOICES_COMING;
  const words = rowsFound(rows, 'invoice', page?.total ?? 0);
  const columns = withTotals(
    invoiceReportColumns(rows, mostOf(page?.items.map(({ payable_amount }) => payable_amount) ?? [])),
    sums,
    words,
  );
  return (
    <ReportPage of="invoice" title={t('menu.reports.invoices_report')} count={page?.total} definition={{ ...definition, columns }}>
      {(page || !error) && <TotalsCard terms={invoiceTerms(sums)} parts={paidAndDue(sums)} isComing={!page} />}
    </ReportPage>
  );
}
