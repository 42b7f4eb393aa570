import { isAbn } from '@careloom/contract/identifiers';
import type { Random } from './random';

/** An ABN that passes its check; of the ninety heads that a tail may have, one or two do. */
export function abn(random: Random): string {
  const tail = Array.from({ length: 9 }, () => random.int(0, 9)).join('');
  for (let head = 10; head < 100; head++) {
    if (isAbn(`${head}${tail}`)) return `${head}${tail}`;
  }
  return abn(random);
}

/** An address made of a name: `aroha.ngata-williams`, without accents. */
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

/** An id as Xero gives them. */
export function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}
