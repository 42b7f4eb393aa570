import type { DataOf } from '@careloom/contract/call';
import type { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import type { MonthPoint } from '@careloom/shared/charts';
import { formatCount, formatHours, formatMoney, monthName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
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
}

/** Pairs of month and year, as the call names them (section 7): the month before, and the month. */
export function pairsOf(month: Month) {
  const before = addMonths(month, -1);
  return { 'month[0]': before.month, 'month[1]': month.month, 'year[0]': before.year, 'year[1]': month.year };
}

/** As many letters of a month as fit under its column. */
const SHORT = 3;

function seriesOf(
  label: string,
  yarn: Tint,
  figures: readonly Figures[],
  of: (figures: Figures) => number,
  show: (value: number) => string,
): Series {
  const points = figures.map((one) => {
    const name = monthName(one.month, one.year);
    return { name, month: name.slice(0, SHORT), value: of(one), shown: show(of(one)) };
  });
  return { label, yarn, points };
}

/** What was invoiced and spent. */
export const moneySeries = (figures: readonly Figures[]): Series[] => [
  seriesOf(t('dashboard.chart.invoices'), 'gum', figures, ({ invoices }) => invoices, formatMoney),
  seriesOf(t('dashboard.chart.expenses'), 'galah', figures, ({ expenses }) => expenses, formatMoney),
];

/** What was worked. */
export const workSeries = (figures: readonly Figures[]): Series[] => [
  seriesOf(t('dashboard.chart.shifts'), 'lake', figures, ({ shifts }) => shifts, formatCount),
  seriesOf(t('dashboard.chart.hours'), 'dusk', figures, ({ hours }) => hours, formatHours),
];
