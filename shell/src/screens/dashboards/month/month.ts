/** A month of a year, 1 to 12. */
export interface Month {
  month: number;
  year: number;
}

const ASKED = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Reads `2026-11` out of an address; null where it is none. */
export function readMonth(text: string | null): Month | null {
  const [, year, month] = ASKED.exec(text ?? '') ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : null;
}

/** The month of a day `yyyy-MM-dd`. */
export const monthOfDay = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

/** As it stands in an address and in a choice: `2026-11`. */
export const writeMonth = ({ month, year }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

export function addMonths({ month, year }: Month, count: number): Month {
  const index = year * 12 + (month - 1) + count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** First and last day, `yyyy-MM-dd`: what a list of that month is filtered by. */
export function daysOf(month: Month): { from: string; to: string } {
  const last = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
  return { from: `${writeMonth(month)}-01`, to: `${writeMonth(month)}-${last}` };
}

/** How far the choice goes from the present month, back and ahead. */
const BACK = 24;
const AHEAD = 12;

/** The months to choose from, the latest first; the chosen one is among them wherever it lies. */
export function choicesAround(present: Month, chosen: Month): Month[] {
  const months = Array.from({ length: BACK + AHEAD + 1 }, (_, at) => addMonths(present, AHEAD - at));
  const there = months.some((month) => writeMonth(month) === writeMonth(chosen));
  return there ? months : [chosen, ...months];
}
