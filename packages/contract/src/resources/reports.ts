import { call } from '../call';
import { money } from '../entities';
import { pageOf } from '../envelope';
import { acrossFields, id, oneOf, optional, text } from '../rules';
import { z } from '../schema';
import { expense, EXPENSE_STATUSES, expensesQuery } from './expenses';
import { invoice, INVOICE_STATUSES, invoicesQuery } from './invoices';

export const EXPORT_KINDS = ['expense', 'invoice'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
export const EXPORT_FORMATS = ['pdf', 'csv', 'xlsx'] as const;

const FIELDS = { format: z._default(oneOf(EXPORT_FORMATS), 'pdf') };
/** Id of a finished file of `reportFiles`. Without it, the file is generated during the request. */
const FILE = { file: optional(id()) };
/** Parameters of a signed link besides the filters: the user it was made for, and its expiry (seconds since 1970). */
const SIGNED = { user: optional(text(20)), expires: optional(text(20)), signature: optional(text(100)) };

const STATUSES: Record<ExportKind, readonly string[]> = { expense: EXPENSE_STATUSES, invoice: INVOICE_STATUSES };

/** The filters of both reports, without page and size, because an export is complete. */
const asked = z.extend(z.omit(expensesQuery, { page: true, per_page: true, status: true }), {
  ...FIELDS,
  kind: oneOf(EXPORT_KINDS),
  status: optional(text(100)),
});
const statusFits = acrossFields(
  ['kind', 'status'],
  ({ kind, status }: { kind: ExportKind; status: string | null }) =>
    (status ?? '').split(',').every((one) => !one || STATUSES[kind].includes(one)),
  { error: 'validation.in', path: ['status'] },
);
/** The report to generate as a file, and its filters. */
export const askedReport = asked.check(statusFits);
const linkQuery = z.extend(asked, FILE).check(statusFits);

export const reportLabels = { status: 'field.expense.status', from: 'records.from_to', to: 'records.from_to' } as const;

export const reports = {
  expenses: call({
    id: 'A-120',
    method: 'GET',
    path: '/report/expense-report',
    resource: 'report',
    access: ['reports-read'],
    query: expensesQuery,
    /** Totals of all records that match the filters, not only of the page. */
    data: z.extend(pageOf(expense), { totals: z.object({ amount: money }) }),
  }),
  /** Returns the file itself, for a session with `reports-read` or a link signed for a user with it. */
  exportExpenses: call({
    id: 'A-121',
    method: 'GET',
    path: '/report/export-expense',
    resource: 'report',
    access: 'public',
    query: z.extend(expensesQuery, { ...FIELDS, ...FILE, ...SIGNED }),
    data: z.object({}),
  }),
  invoices: call({
    id: 'A-122',
    method: 'GET',
    path: '/report/invoice-report',
    resource: 'report',
    access: ['reports-read'],
    query: invoicesQuery,
    /** Totals of all records that match the filters, without void ones: `amount` is `paid` plus `due`. */
    data: z.extend(pageOf(invoice), { totals: z.object({ amount: money, paid: money, due: money }) }),
  }),
  exportInvoices: call({
    id: 'A-123',
    method: 'GET',
    path: '/report/export-invoice',
    resource: 'report',
    access: 'public',
    query: z.extend(invoicesQuery, { ...FIELDS, ...FILE, ...SIGNED }),
    data: z.object({}),
  }),
  /** The address of a public export page, valid for five minutes. */
  exportLink: call({
    id: 'A-124',
    method: 'GET',
    path: '/report/export-link',
    resource: 'report',
    access: ['reports-read'],
    query: linkQuery,
    data: z.object({ url: z.string(), expires: z.string() }),
    labels: reportLabels,
  }),
};
