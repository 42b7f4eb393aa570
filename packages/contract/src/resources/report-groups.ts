import { call } from '../call';
import { money } from '../entities';
import { oneOf } from '../rules';
import { z } from '../schema';
import { expensesQuery } from './expenses';
import { invoicesQuery } from './invoices';

/** The grouping of a report: a row sums a house, a worker or a month, or is a single record. */
export const REPORT_ROWS = ['house', 'worker', 'month', 'record'] as const;
export type ReportRows = (typeof REPORT_ROWS)[number];

/** Each row and the totals add up: sub total = cost of service + expenses; payable = sub total - shift fees + GST; due = payable - paid. */
const invoiceSums = {
  invoices: z.number(),
  hours_of_service: z.string(),
  cost_of_service: money,
  expenses: money,
  sub_total: money,
  shift_fees: money,
  gst: money,
  payable_amount: money,
  paid_amount: money,
  amount_due: money,
};

/** Amount = pending + approved + rejected. */
const expenseSums = { expenses: z.number(), pending: money, approved: money, rejected: money, amount: money };

/** `id` of the house, worker or record, or the month as `yyyyMM`; 0 for records without a house or worker. */
const rowOf = {
  id: z.number(),
  /** Name of the house, worker or record, or the month as `yyyy-MM`; null for id 0. */
  name: z.nullable(z.string()),
  /** Only for a record: the name of its worker. */
  worker: z.nullable(z.string()),
};

export const invoiceGroup = z.object({ ...rowOf, ...invoiceSums });
export type InvoiceGroup = z.output<typeof invoiceGroup>;
export const expenseGroup = z.object({ ...rowOf, ...expenseSums });
export type ExpenseGroup = z.output<typeof expenseGroup>;

const page = { page: z.number(), per_page: z.number(), last_page: z.number(), total: z.number() };

export const invoiceGroups = z.object({ items: z.array(invoiceGroup), ...page, totals: z.object(invoiceSums) });
export type InvoiceGroups = z.output<typeof invoiceGroups>;
export const expenseGroups = z.object({ items: z.array(expenseGroup), ...page, totals: z.object(expenseSums) });
export type ExpenseGroups = z.output<typeof expenseGroups>;

const BY = { by: z._default(oneOf(REPORT_ROWS), 'house') };

/** Sums of all records that match the filters, within the caller's scope. */
export const reportGroups = {
  /** Without void invoices, which have nothing paid or due. */
  invoices: call({
    id: 'A-460',
    method: 'GET',
    path: '/report/invoice-report/sums',
    resource: 'report',
    access: ['reports-read'],
    query: z.extend(invoicesQuery, BY),
    data: invoiceGroups,
  }),
  expenses: call({
    id: 'A-461',
    method: 'GET',
    path: '/report/expense-report/sums',
    resource: 'report',
    access: ['reports-read'],
    query: z.extend(expensesQuery, BY),
    data: expenseGroups,
  }),
};
