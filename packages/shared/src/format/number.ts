/** Decimals are shown with two digits (section 9). */
const decimals = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });
const counts = new Intl.NumberFormat('en-AU', { signDisplay: 'negative' });

/** Shown if there is no number. */
export const NO_NUMBER = '–';

type Amount = number | string | null | undefined;

const shown = (value: Amount, show: (number: number) => string): string => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? show(number) : NO_NUMBER;
};

/** The minus sign (U+2212), which is as wide as a digit: a hyphen is shorter and sits lower, so a column of numbers would not line up. */
const withMinus = (digits: string): string => digits.replace('-', '−');

/** Formats `10.5` as `10.50`. */
export const formatDecimal = (value: Amount): string => shown(value, (number) => withMinus(decimals.format(number)));

/** Formats dollars, a number or a string with two decimals, as `$1,024.80`. */
export const formatMoney = (dollars: Amount): string =>
  shown(dollars, (number) => `${number < 0 ? '−' : ''}$${decimals.format(Math.abs(number))}`);

/** Formats elapsed hours as `8.00 h`. */
export const formatHours = (hours: Amount): string => shown(hours, (number) => `${withMinus(decimals.format(number))} h`);

/** Formats a whole number as `1,024`. */
export const formatCount = (value: Amount): string => shown(value, (number) => withMinus(counts.format(number)));

/** Formats digits in their usual groups: an ABN as `51 824 753 556`, an ACN as `004 085 616`; any other length is returned unchanged. */
export const formatBusinessNumber = (digits: string): string =>
  digits.length === 11 ? `${digits.slice(0, 2)} ${inThrees(digits.slice(2))}` : digits.length === 9 ? inThrees(digits) : digits;

const inThrees = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1 ');
