/** Serializes a flag. */
export const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

/** Serializes cents as dollars with two decimals: 40050 is "400.50". */
export function money(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as a number of dollars, where the contract has a number (a card that counts up). */
export const dollars = (cents: number): number => cents / 100;

/** Parses dollars from a form (`40`, `40.5`, `40.05`) into cents. Works on digits, because a float would lose a cent. */
export function centsOf(dollars: string): number {
  const [whole = '0', fraction = ''] = dollars.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** A `time` column as `HH:mm`, without the database's seconds. */
export const clockOf = (time: string): string => time.slice(0, 5);

/** Minutes as hours with two decimals: 440 is "7.33". */
export const hoursOf = (minutes: number): string => (Math.round((minutes / 60) * 100) / 100).toFixed(2);

export const isoOf = (instant: Date): string => instant.toISOString();

export const isoOrNull = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const WHOLE_SECONDS = '2026-11-21 09:00:00+00'.length;

/** Converts an instant from the database's UTC format to ISO. Nearly all are whole seconds and need no Date. */
export const isoOfText = (written: string): string =>
  written.length === WHOLE_SECONDS && written.endsWith('+00')
    ? `${written.slice(0, 10)}T${written.slice(11, 19)}.000Z`
    : new Date(written).toISOString();

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats `yyyy-MM-dd` as `1 Nov 2026`. */
export function inWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date ?? ''} ${MONTHS[(month ?? 1) - 1] ?? ''} ${year ?? ''}`;
}

/** The period of an invoice: "1 Nov 2026 - 14 Nov 2026", or a single day. */
export const period = (from: string, to: string): string => (from === to ? inWords(from) : `${inWords(from)} - ${inWords(to)}`);

/** A count in words: `1 shift`, `3 shifts`. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
