import { isAbn } from '@careloom/contract/identifiers';
import type { Random } from './random';

/** A valid ABN: of the ninety possible check prefixes for the remaining digits, one or two are valid. */
export function abn(random: Random): string {
  const tail = Array.from({ length: 9 }, () => random.int(0, 9)).join('');
  for (let head = 10; head < 100; head++) {
    if (isAbn(`${head}${tail}`)) return `${head}${tail}`;
  }
  return abn(random);
}

/** A mail address from a name, without accents: `aroha.ngata-williams`. */
export const mailboxOf = (...names: string[]): string =>
  names
    .map((name) =>
      name
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('ı', 'i')
        .toLowerCase()
        .replace(/[^a-z-]/g, ''),
    )
    .join('.');

export const mobile = (random: Random): string => `04${random.int(10, 99)} ${random.int(100, 999)} ${random.int(100, 999)}`;

/** An id in Xero's format. */
export function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}
