import type { Call } from './call';
import type { DayKind } from './day-kind';
import { z } from './schema';

export type { DayKind } from './day-kind';

/** The last day of each, in years from today, as a person says it. Who works here is 15 at least. */
const LATEST: Readonly<Record<DayKind, { years: number; words: string }>> = {
  birth: { years: 0, words: 'today' },
  birth_of_staff: { years: -15, words: '15 years ago' },
  done: { years: 0, words: 'today' },
  planned: { years: 5, words: '5 years from today' },
  planned_end: { years: 15, words: '15 years from today' },
  expiry: { years: 1, words: '1 year from today' },
};

/** Nothing was worked, spent or agreed on before this day. */
const EARLIEST = { day: '2000-01-01', words: '1 Jan 2000' };

const isBirth = (kind: DayKind) => kind === 'birth' || kind === 'birth_of_staff';

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The same day some years later; days compare as text, so that the 29th of February needs no day of its own. */
export const inYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/**
 * Checks of the days in a body, where it is known what today is: on the server in the organisation's zone, in a form by the browser's clock.
 * A field that is wrong by itself, or left out, is not asked.
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

/** A call whose body is checked by the days that it declares, as of today. A form sends and checks by this one. */
export function asOf<C extends Call>(call: C, today: string): C {
  if (!call.days || !call.body) return call;
  return { ...call, body: call.body.check(...dayChecks(call.days, today)) };
}
