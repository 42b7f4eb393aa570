import type { PayLine } from '@careloom/contract/resources/shift-extras';
import { amountOf } from '@careloom/pay/segment';

type Priced = Pick<PayLine, 'part' | 'paid_minutes' | 'rate_cents'>;

/** The cost of a line in cents, computed from its minutes and rate as the server does; a sleep over has a fixed amount. */
export const centsOf = ({ part, paid_minutes, rate_cents }: Priced): number =>
  part === 'sleep_over' ? rate_cents : amountOf(paid_minutes, rate_cents);

/** The sum of the lines in cents, each rounded. */
export const totalCents = (lines: readonly Priced[]): number => lines.reduce((sum, line) => sum + centsOf(line), 0);

/** Dollars with two decimals: 4750 is "47.50". */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);
