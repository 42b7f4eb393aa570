import type { DataOf } from '@careloom/contract/call';
import type { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import type { MonthPoint } from '@careloom/shared/charts';
import { formatCount, formatHours, formatMoney, monthName } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import type { Tint } from '@careloom/shared/ui';
import { addMonths, type Month } from '../month/month';

export type Figures = DataOf<typeof dashboardDetails.adminChart>[number];

/** A month of a series, with its full name. */
export interface Point extends MonthPoint {
  name: string;
}

export interface Series {
  label: string;
  yarn: Tint;
  /** Oldest first. */
  points: Point[];
  /** Formats a round value for the axis: "$20k". */
  brief: (value: number) => string;
}

/** The month and year parameters of the call (section 7): the previous month, and the month. */
export function pairsOf(month: Month) {
  const before = addMonths(month, -1);
  return { 'month[0]': before.month, 'month[1]': month.month, 'year[0]': before.year, 'year[1]': month.year };
}

/** Letters of a month's name that fit below its column. */
const SHORT = 3;

const compact = new Intl.NumberFormat('en-AU', { notation: 'compact', maximumFractionDigits: 1 });
const brief = (value: number) => compact.format(value).toLowerCase();

const MONEY = { show: formatMoney, brief: (value: number) => (value === 0 ? '0' : `$${brief(value)}`) };
const COUNT = { show: formatCount, brief };
const HOURS = { show: formatHours, brief };

function seriesOf(
  label: string,
  yarn: Tint,
  figures: readonly Figures[],
  of: (figures: Figures) => number,
  { show, brief }: { show: (value: number) => string; brief: (value: number) => string },
): Series {
  const points = figures.map((one) => {
    const name = monthName(one.month, one.year);
    return { name, month: name.slice(0, SHORT), value: of(one), shown: show(of(one)) };
  });
  return { label, yarn, points, brief };
}

export const moneySeries = (figures: readonly Figures[]): Series[] => [
  seriesOf(t('dashboard.chart.invoices'), 'gum', figures, ({ invoices }) => invoices, MONEY),
  seriesOf(t('dashboard.chart.expenses'), 'galah', figures, ({ expenses }) => expenses, MONEY),
];

export const workSeries = (figures: readonly Figures[]): Series[] => [
  seriesOf(t('dashboard.chart.shifts'), 'lake', figures, ({ shifts }) => shifts, COUNT),
  seriesOf(t('dashboard.chart.hours'), 'dusk', figures, ({ hours }) => hours, HOURS),
];
