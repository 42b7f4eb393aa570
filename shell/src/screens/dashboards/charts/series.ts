import type { DataOf } from '@careloom/contract/call';
import type { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import type { MonthPoint } from '@careloom/shared/charts';
import { formatCount, formatHours, formatMoney, monthName } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import type { Tint } from '@careloom/shared/ui';
import { addMonths, type Month } from '../month/month';

export type Figures = DataOf<typeof dashboardDetails.adminChart>[number];

/** A month of a series, with its whole name. */
export interface Point extends MonthPoint {
  name: string;
}

export interface Series {
  label: string;
  yarn: Tint;
  /** The oldest month first. */
  points: Point[];
  /** As the scale shows a round value: "$20k". */
  brief: (value: number) => string;
}

/** Pairs of month and year, as the call names them (section 7): the month before, and the month. */
export function pairsOf(month: Month) {
  const before = addMonths(month, -1);
  return { 'month[0]': before.month, 'month[1]': month.month, 'year[0]': before.year, 'year[1]': month.year };
}

/** As many letters of a month as fit under its column. */
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

/** What was invoiced and spent. */
export const moneySeries = (figures: readonly Figures[]): Series[] => [
  seriesOf(t('dashboard.chart.invoices'), 'gum', figures, ({ invoices }) => invoices, MONEY),
  seriesOf(t('dashboard.chart.expenses'), 'galah', figures, ({ expenses }) => expenses, MONEY),
];

/** What was worked. */
export const workSeries = (figures: readonly Figures[]): Series[] => [
  seriesOf(t('dashboard.chart.shifts'), 'lake', figures, ({ shifts }) => shifts, COUNT),
  seriesOf(t('dashboard.chart.hours'), 'dusk', figures, ({ hours }) => hours, HOURS),
];
