/** Cents of dollars with two decimals: "47.50" is 4750. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Dollars with two decimals: 4750 is "47.50". */
export const dollars = (amount: number): string => (amount / 100).toFixed(2);

interface Priced {
  total_cost: string;
  fee: string;
  total_hour: string;
}

/** The total cost of shifts in dollars with two decimals, and their hours. */
export function sumOf(shifts: readonly Priced[]): { total_cost: string; fee: string; hours: number } {
  const sum = (of: (shift: Priced) => number) => shifts.reduce((total, shift) => total + of(shift), 0);
  return {
    total_cost: dollars(sum(({ total_cost }) => cents(total_cost))),
    fee: dollars(sum(({ fee }) => cents(fee))),
    hours: sum(({ total_hour }) => Number(total_hour)),
  };
}

/** The total cost of the shifts that begin on some days: dollars with two decimals. */
export function costOn(days: readonly string[], shifts: readonly { date: string; total_cost: string }[]): string {
  const shown = shifts.filter(({ date }) => days.includes(date));
  return dollars(shown.reduce((sum, { total_cost }) => sum + cents(total_cost), 0));
}
