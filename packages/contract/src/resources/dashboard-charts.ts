import { call } from '../call';
import { number } from '../rules';
import { z } from '../schema';

const month = () => number({ min: 1, max: 12, integer: true });
const year = () => number({ min: 2000, max: 2100, integer: true });

/** Two months to compare, with the parameter names of the specification (section 7). */
export const twoMonths = z.object({ 'month[0]': month(), 'month[1]': month(), 'year[0]': year(), 'year[1]': year() });

/** Totals of a month. Hours of shifts; amounts in dollars. */
export const figuresOfMonth = z.object({
  month: z.number(),
  year: z.number(),
  shifts: z.number(),
  hours: z.number(),
  expenses: z.number(),
  invoices: z.number(),
});

/** Two months, in the requested order. */
export const adminChart = call({
  id: 'A-093',
  method: 'GET',
  path: '/admin/dashboard/chart-detail',
  resource: 'dashboard',
  access: ['dashboard-read'],
  query: twoMonths,
  data: z.array(figuresOfMonth),
});
