/** Dollars as typed (`$1,024.8`) as `1024.80`; what is no amount stays as it is. */
export function moneyFromTyped(text: string): string {
  const plain = text.replace(/[$,\s]/g, '');
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return text.trim();
  const [dollars = '', cents = ''] = plain.split('.');
  return `${dollars}.${cents.padEnd(2, '0')}`;
}
