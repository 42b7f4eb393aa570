import type { Call, DayKind } from './call';
import { z } from './schema';

export type { DayKind } from './call';

/** The latest day of each kind, in years from today, with its text. Staff are at least 15 years old. */
const LATEST: Readonly<Record<DayKind, { years: number; words: string }>> = {
  birth: { years: 0, words: 'today' },
  birth_of_staff: { years: -15, words: '15 years ago' },
  done: { years: 0, words: 'today' },
  planned: { years: 5, words: '5 years from today' },
  planned_end: { years: 15, words: '15 years from today' },
  expiry: { years: 1, words: '1 year from today' },
};

/** The earliest accepted day of all kinds except births and expiries: nothing was worked, spent or agreed on before it. */
const EARLIEST = { day: '2000-01-01', words: '1 Jan 2000' };

const isBirth = (kind: DayKind) => kind === 'birth' || kind === 'birth_of_staff';

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The same day some years later. Days are compared as text, so 29 February needs no special case. */
export const inYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/**
 * Checks of the days in a body, relative to today: in the organisation's time zone on the server, by the browser's clock in a form. A field
 * that is invalid by itself, or missing, is not checked.
 */
export function dayChecks(days: Readonly<Record<string, DayKind>>, today: string) {
  return Object.entries(days).flatMap(([field, kind]) => {
    const { years, words } = LATEST[kind];
    const last = inYears(today, years);
    const check = (holds: (day: string) => boolean, error: string, date: string) =>
      z.refine<unknown>(
        (body) => {
          const day = (body as Record<string, unknown>)[field];
          return typeof day !== 'string' || holds(day);
        },
        { error, path: [field], params: { date }, when: ({ issues }) => !issues.some(({ path }) => !path?.length || path[0] === field) },
      );
    const latest = check((day) => day <= last, 'validation.before_or_equal', words);
    if (isBirth(kind)) return [latest];
    const earliest = kind === 'expiry' ? { day: dayAfter(today), words: 'tomorrow' } : EARLIEST;
    return [check((day) => day >= earliest.day, 'validation.after_or_equal', earliest.words), latest];
  });
}

/**
 * A call whose body also checks the days that it declares, as of today. Forms validate and send with this version.
 * @example
 * ```ts
 * import { asOf } from '@careloom/contract/days';
 * import { myTeam } from '@careloom/contract/resources/my-team';
 *
 * // With its limits on the date of birth.
 * export const createToday = asOf(myTeam.create, '2026-03-01');
 * ```
 */
export function asOf<C extends Call>(call: C, today: string): C {
  if (!call.days || !call.body) return call;
  return { ...call, body: call.body.check(...dayChecks(call.days, today)) };
}
