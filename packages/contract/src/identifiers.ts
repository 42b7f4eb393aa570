/** Numbers of Australian businesses (ABN) and companies (ACN). A company's ABN ends in its ACN. */

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

/** Without the spaces and dashes that people group digits by; anything else stays, and fails the check. */
export const digitsOf = (value: string) => value.replaceAll(/[\s-]/g, '');

const weigh = (digits: number[], weights: number[]) => weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/**
 * Whether 11 digits are an ABN: the first less one, all weighted, divide by 89. It never begins with 0.
 * @see https://abr.business.gov.au/Help/AbnFormat
 */
export function isAbn(digits: string) {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const [first = 0, ...rest] = [...digits].map(Number);
  return weigh([first - 1, ...rest], ABN_WEIGHTS) % 89 === 0;
}

/** Whether 9 digits are an ACN: the last is what the weighted others lack to a multiple of ten (ASIC's digit check). */
export function isAcn(digits: string) {
  if (!/^\d{9}$/.test(digits)) return false;
  const values = [...digits].map(Number);
  return values[8] === (10 - (weigh(values, ACN_WEIGHTS) % 10)) % 10;
}

/** Whether two numbers, each an ACN or ABN in digits, are of one company: the same, or the one's ABN ends in the other's ACN. */
export const sameCompany = (a: string, b: string) => a === b || (a.length !== b.length && a.slice(-9) === b.slice(-9));
