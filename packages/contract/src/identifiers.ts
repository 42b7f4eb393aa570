/**
 * Numbers of Australian businesses (ABN) and companies (ACN). A company's ABN ends with its ACN.
 * @example
 * ```ts
 * import { digitsOf, isAbn } from '@careloom/contract/identifiers';
 *
 * isAbn(digitsOf('51 824 753 556')); // true
 * ```
 */

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

/** Removes the spaces and dashes that group digits; any other character is kept, and fails the check. */
export const digitsOf = (value: string) => value.replaceAll(/[\s-]/g, '');

const weigh = (digits: number[], weights: number[]) => weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/**
 * Whether 11 digits are a valid ABN: the weighted sum, with 1 subtracted from the first digit, is divisible by 89. The first digit is never
 * 0.
 * @see https://abr.business.gov.au/Help/AbnFormat
 */
export function isAbn(digits: string) {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const [first = 0, ...rest] = [...digits].map(Number);
  return weigh([first - 1, ...rest], ABN_WEIGHTS) % 89 === 0;
}

/**
 * Whether 9 digits are a valid ACN: the last is the complement of the weighted sum of the others to a multiple of ten (ASIC's check digit).
 */
export function isAcn(digits: string) {
  if (!/^\d{9}$/.test(digits)) return false;
  const values = [...digits].map(Number);
  return values[8] === (10 - (weigh(values, ACN_WEIGHTS) % 10)) % 10;
}

/** Whether two numbers, each the digits of an ACN or ABN, belong to one company: they are equal, or the ABN ends with the ACN. */
export const sameCompany = (a: string, b: string) => a === b || (a.length !== b.length && a.slice(-9) === b.slice(-9));
