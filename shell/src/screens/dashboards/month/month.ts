/** `month` is 1 to 12. */
export interface Month {
  month: number;
  year: number;
}

const ASKED = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Parses `2026-11` from an address; null if invalid. */
export function readMonth(text: string | null): Month | null {
  const [, year, month] = ASKED.exec(text ?? '') ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : null;
}

/** The month of a day `yyyy-MM-dd`. */
export const monthOfDay = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

/** Formats a month for an address or an option: `2026-11`. */
export const writeMonth = ({ month, year }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

export function addMonths({ month, year }: Month, count: number): Month {
  const index = year * 12 + (month - 1) + count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** First and last day, `yyyy-MM-dd`, for filtering a list by month. */
export function daysOf(month: Month): { from: string; to: string } {
  const last = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
  return { from: `${writeMonth(month)}-01`, to: `${writeMonth(month)}-${last}` };
}

/** How many months can be selected before and after the current one. */
const BACK = 24;
const AHEAD = 12;

/** The months to choose from, latest first; always includes the chosen one. */
export function choicesAround(present: Month, chosen: Month): Month[] {
  const months = Array.from({ length: BACK + AHEAD + 1 }, (_, at) => addMonths(present, AHEAD - at));
  const there = months.some((month) => writeMonth(month) === writeMonth(chosen));
  return there ? months : [chosen, ...months];
}
