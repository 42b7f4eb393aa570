import type { MonthOfEarnings } from '@careloom/contract/resources/earnings';

/** Size of the drawing in SVG units: days along x, money along y. `top` is the space above the highest step. */
export const STAIR = { width: 350, height: 108, top: 8 } as const;

interface Stair {
  days: number;
  /** The day of the month if today is in the month; else null. */
  today: number | null;
  /** SVG paths of the earnings so far, the area below them, and the dashed forecast. Each is empty if there is nothing to draw. */
  solid: string;
  area: string;
  dashed: string;
  /** Where the solid stair ends. */
  end: { x: number; y: number } | null;
}

const dayIn = (date: string) => Number(date.slice(8));
const rounded = (value: number) => Math.round(value * 10) / 10;

/** How many days a month has: `yyyy-MM`. */
export const daysIn = (month: string): number => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** The x position of the left edge of a day. `days + 1` gives the right edge of the last day. */
export const xOf = (day: number, days: number): number => rounded(((day - 1) / days) * STAIR.width);

/**
 * The month as a step chart, with a step on each day with a shift. Approved earnings are solid until today, or until the end of a past
 * month. The dashed part includes amounts that wait for approval or are rostered. It starts on the first day with such an amount, or after
 * today if that is earlier.
 */
export function stairOf({ month, today, shifts }: Pick<MonthOfEarnings, 'month' | 'today' | 'shifts'>): Stair {
  const days = daysIn(month);
  const isPresent = today.startsWith(month);
  const last = isPresent ? dayIn(today) : today > month ? days : 0;
  const sums = (earnedAlone: boolean) => {
    const steps = Array.from({ length: days }, () => 0);
    for (const { date, state, cost_cents } of shifts)
      if (!earnedAlone || state === 'approved') steps[dayIn(date) - 1] = (steps[dayIn(date) - 1] ?? 0) + cost_cents;
    let sum = 0;
    return steps.map((cents) => (sum += cents));
  };
  const [earned, all] = [sums(true), sums(false)];
  const highest = Math.max(1, all.at(-1) ?? 0);
  const yOf = (cents: number) => rounded(STAIR.height - (cents / highest) * (STAIR.height - STAIR.top));
  const path = (heights: readonly number[], from: number, to: number) => {
    const start = `M${xOf(from, days)} ${yOf(heights[from - 2] ?? 0)}`;
    const steps = heights.slice(from - 1, to).map((cents, at) => `V${yOf(cents)}H${xOf(from + at + 1, days)}`);
    return `${start}${steps.join('')}`;
  };
  const apart = all.findIndex((cents, at) => cents !== earned[at]) + 1;
  const solid = last > 0 && (earned[last - 1] ?? 0) > 0 ? path(earned, 1, last) : '';
  const dashedFrom = apart === 0 ? 0 : Math.min(apart, last + 1);
  return {
    ...{ days, today: isPresent ? last : null, solid },
    area: solid && `${solid}V${STAIR.height}H0Z`,
    dashed: dashedFrom > 0 && dashedFrom <= days ? path(all, Math.max(1, apart > last ? last + 1 : apart), days) : '',
    end: solid ? { x: xOf(last + 1, days), y: yOf(earned[last - 1] ?? 0) } : null,
  };
}
