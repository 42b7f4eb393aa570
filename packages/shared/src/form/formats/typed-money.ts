/** Converts typed dollars (`$1,024.8`) to `1024.80`; text that is not an amount is only trimmed. */
export function moneyFromTyped(text: string): string {
  const plain = text.replace(/[$,\s]/g, '');
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return text.trim();
  const [dollars = '', cents = ''] = plain.split('.');
  return `${dollars}.${cents.padEnd(2, '0')}`;
}
