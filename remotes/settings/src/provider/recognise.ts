import { digitsOf, isAbn, isAcn } from '@careloom/contract/identifiers';

/** Number of digits of an ACN and of an ABN. */
const ACN = 9;
const ABN = 11;

export type Recognised =
  | { as: 'acn' | 'abn'; isRight: boolean; digits: string }
  /** Some digits are missing, or there are too many. */
  | { as: 'part'; count: number };

/** The kind of a typed number, by its length and its check digits; null for empty or non-digit input. */
export function recognise(typed: string): Recognised | null {
  const digits = digitsOf(typed.trim());
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === ACN) return { as: 'acn', isRight: isAcn(digits), digits };
  if (digits.length === ABN) return { as: 'abn', isRight: isAbn(digits), digits };
  return { as: 'part', count: digits.length };
}
