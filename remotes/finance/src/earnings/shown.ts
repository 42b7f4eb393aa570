import type { Earnings } from '@careloom/contract/resources/invoices';
import { formatCount, formatMoney, monthName } from '@careloom/shared/format';

/** Cents as `$1,024.80`. */
export const amountOf = (cents: number): string => formatMoney((cents / 100).toFixed(2));

/** Cents as `$1,025`. */
export const wholeDollarsOf = (cents: number): string => `$${formatCount(Math.round(cents / 100))}`;

/** A column of the chart: heights in hundredths of the highest one. */
export interface MonthColumn {
  month: string;
  /** `November 2026`. */
  name: string;
  earnedCents: number;
  /** The amount still rostered in the current month; 0 for other months. */
  rosteredCents: number;
  earned: number;
  rostered: number;
}

/** The months as columns on one scale. The highest column fills the chart. */
export function columnsOf({ months, rostered_cents }: Earnings): MonthColumn[] {
  const last = months.length - 1;
  const ofMonth = (at: number) => (at === last ? rostered_cents : 0);
  const highest = Math.max(1, ...months.map(({ earned_cents }, at) => earned_cents + ofMonth(at)));
  const partOf = (cents: number) => (cents / highest) * 100;
  return months.map(({ month, earned_cents }, at) => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    return {
      month,
      name: monthName(number, year),
      earnedCents: earned_cents,
      rosteredCents: ofMonth(at),
      earned: partOf(earned_cents),
      rostered: partOf(ofMonth(at)),
    };
  });
}
