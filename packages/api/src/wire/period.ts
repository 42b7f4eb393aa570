const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `yyyy-MM-dd` as `1 Nov 2026`. */
export function inWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date ?? ''} ${MONTHS[(month ?? 1) - 1] ?? ''} ${year ?? ''}`;
}

/** The days that an invoice is for: "1 Nov 2026 - 14 Nov 2026", or the one day. */
export const period = (from: string, to: string): string => (from === to ? inWords(from) : `${inWords(from)} - ${inWords(to)}`);
