import type { Random } from './random';

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** An ABN that passes its check (domain: subtract 1 from the first digit, weigh, modulo 89). */
export function abn(random: Random): string {
  const tail = Array.from({ length: 9 }, () => random.int(0, 9));
  for (let head = 10; head < 100; head++) {
    const digits = [Math.floor(head / 10), head % 10, ...tail];
    const sum = digits.reduce((total, digit, index) => total + (index === 0 ? digit - 1 : digit) * (WEIGHTS[index] ?? 0), 0);
    if (sum % 89 === 0) return digits.join('');
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
