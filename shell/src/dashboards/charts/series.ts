import type { DataOf } from '@careloom/contract/call';
import type { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import { formatCount, formatHours, formatMoney, monthName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import type { Tint } from '@careloom/shared/ui';
import { addMonths, type Month } from '../month/month';

export type Figures = DataOf<typeof dashboardDetails.adminChart>[number];

export interface Bar {
  month: string;
  shown: string;
  /** Part of the longest of the series, 0 to 1. */
  part: number;
}

export interface Series {
  label: string;
  yarn: Tint;
  bars: Bar[];
}

/** Pairs of month and year, as the call names them (section 7): the month before, and the month. */
export function pairsOf(month: Month) {
  const before = addMonths(month, -1);
  return { 'month[0]': before.month, 'month[1]': month.month, 'year[0]': before.year, 'year[1]': month.year };
}

function seriesOf(
  label: string,
  yarn: Tint,
  figures: readonly Figures[],
  of: (figures: Figures) => number,
  show: (value: number) => string,
): Series {
  const longest = Math.max(...figures.map(of), 0);
  const bars = figures.map((one) => ({
    month: monthName(one.month, one.year),
    shown: show(of(one)),
    part: longest === 0 ? 0 : of(one) / longest,
  }));
  return { label, yarn, bars };
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
