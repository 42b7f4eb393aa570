/** Cents as dollars with two decimals, as money stands on the wire: 40050 is "400.50". */
export function money(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as a number of dollars, where the contract has a number (a card that counts up). */
export const dollars = (cents: number): number => cents / 100;

/** Dollars as a form sends them (`40`, `40.5`, `40.05`) in cents. By digits: a float would lose one. */
export function centsOf(dollars: string): number {
  const [whole = '0', fraction = ''] = dollars.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
