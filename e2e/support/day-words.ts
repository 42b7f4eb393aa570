const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'Australia/Sydney' });
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day in Sydney as the product writes it. A browser's own words for Australia are others: "Sept", "June". @returns `25 Nov` */
export function dayAndMonth(at: Date): string {
  const [day = '', month = ''] = DAY.format(at).split('/');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''}`;
}

/** @returns `25 Nov 2026` */
export const dayInWords = (at: Date): string => `${dayAndMonth(at)} ${DAY.format(at).split('/')[2] ?? ''}`;
