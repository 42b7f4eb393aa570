const SYDNEY = 'Australia/Sydney';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const partsOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone }).format(at).split('/');

/** A day as the product writes it, in Sydney's time zone by default. A browser's own names for Australia differ: "Sept", "June". @returns `25 Nov` */
export function dayAndMonth(at: Date, timeZone = SYDNEY): string {
  const [day = '', month = ''] = partsOf(at, timeZone);
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''}`;
}

/** @returns `25 Nov 2026` */
export const dayInWords = (at: Date, timeZone = SYDNEY): string => `${dayAndMonth(at, timeZone)} ${partsOf(at, timeZone)[2] ?? ''}`;
