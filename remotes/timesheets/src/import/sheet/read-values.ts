const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Day 0 of the date numbers in spreadsheets. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

/** A date as `yyyy-MM-dd`; null if the day does not exist. */
function dayOf(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

/** Parses a date as people and spreadsheets write it, day before month. @returns `yyyy-MM-dd`; null if it is not a date */
export function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (year) return dayOf(Number(year), Number(month), Number(day));
  const [, fullYear, ofYear, ofMonth] = /^(\d{4})[/.\-](\d{1,2})[/.\-](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (fullYear) return dayOf(Number(fullYear), Number(ofYear), Number(ofMonth));
  const [, number, name = '', its] = /^(?:[a-z]{3,9},? )?(\d{1,2})[ -]([a-z]{3})[a-z]*[ ,-]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  if (its) return dayOf(Number(its), MONTHS.indexOf(name.toLowerCase()) + 1, Number(number));
  return /^[34]\d{4}$/.test(text) ? new Date(DAY_ZERO + Number(text) * DAY).toISOString().slice(0, 10) : null;
}

/** Parses a time of day as people write it: `7`, `7am`, `7.30 pm`, `0730`, `07:30:00`. @returns `HH:mm`; null if it is not a time */
export function readTime(text: string): string | null {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.h]?([0-5]\d))?(?::[0-5]\d)?\s*([ap])?\.?m?\.?$/i.exec(text) ?? [];
  if (hour === undefined || Number(hour) > (half ? 12 : 23)) return null;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const YES = ['y', 'yes', 'true', 't', '1', 'x', '✓', 'yeah', 'yep'];
const NO = ['n', 'no', 'false', 'f', '0', '-', 'none', 'nope'];

/** Parses yes or no as people write it; null if it is neither. */
export function readYesNo(text: string): 'yes' | 'no' | null {
  const word = text.toLowerCase();
  return YES.includes(word) ? 'yes' : NO.includes(word) ? 'no' : null;
}
