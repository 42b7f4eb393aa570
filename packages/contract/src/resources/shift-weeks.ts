import { call } from '../call';
import { bit, clock, day, money, named, person } from '../entities';
import { acrossFields, currency, date, flag, id, number, optional } from '../rules';
import { z } from '../schema';
import { MOST_DRAFTS } from './shift-drafts';
import { shiftWarning } from './shifts';

/** Maximum number of days in a copy: a fortnight. */
const MOST_DAYS = 14;
const MOST_HOUSES = 500;

/** Where the shifts come from: the days from `from`, or the week of a template. `to` is the target day of the first of these days. */
const source = {
  from: optional(date()),
  template_id: optional(id()),
  to: date(),
};

interface Source {
  from: string | null;
  template_id: number | null;
}
const hasSource = acrossFields<Source>(['from', 'template_id'], (asked) => asked.from !== null || asked.template_id !== null, {
  error: 'validation.required',
  path: ['from'],
});
const oneSource = acrossFields<Source>(['from', 'template_id'], (asked) => asked.from === null || asked.template_id === null, {
  error: 'validation.in',
  path: ['template_id'],
});
const isMoved = acrossFields<{ from: string | null; to: string }>(['from', 'to'], ({ from, to }) => from !== to, {
  error: 'validation.in',
  path: ['to'],
});

/** A shift as it would be copied. */
export const copiedShift = z.object({
  /** Id of the original shift, or of the template's entry. */
  id: z.number(),
  version: z.number(),
  name: z.string(),
  date: day,
  start_time: clock,
  end_time: clock,
  type: z.string(),
  job: named,
  house: named,
  worker: z.nullable(person),
  /** The planned cost of the copied shift; null for a template. */
  cost_before: z.nullable(money),
  total_cost: money,
  /** Elapsed hours, two decimals. */
  total_hour: z.string(),
  fee: money,
  /** Public holidays that it overlaps. */
  holidays: z.array(z.string()),
  warnings: z.array(shiftWarning),
  /** Whether the worker is already on another shift at that time. */
  clashes: bit,
  /** Whether the same shift exists already. */
  is_there: bit,
  /** Why the shift is not possible, null if it is. A shift that is not possible has no price. */
  refusal: z.nullable(z.string()),
  /** For a copy that clashes or is refused: whether it is possible without its worker. */
  fits_without_worker: bit,
});
export type CopiedShift = z.output<typeof copiedShift>;

const chosen = z.object({ id: id(), version: number({ min: 1, integer: true }), keep_worker: z._default(flag(), 1) });

const labels = {
  from: 'field.copy.from',
  to: 'field.copy.to',
  template_id: 'field.copy.template',
  shifts: 'field.draft.shifts',
} as const;

export const shiftWeeks = {
  /** Previews copying the shifts of some days or of a template. Writes nothing. Cancelled shifts are not copied. */
  preview: call({
    id: 'A-342',
    method: 'POST',
    creates: false,
    path: '/shift-copies/preview',
    affects: [],
    access: ['shift-create'],
    body: z
      .object({
        ...source,
        days: z._default(number({ min: 1, max: MOST_DAYS, integer: true }), 7),
        house_ids: z._default(
          z.array(id(), { error: 'validation.array' }).check(z.maxLength(MOST_HOUSES, { error: 'validation.array' })),
          [],
        ),
      })
      .check(hasSource, oneSource, isMoved),
    /** `left_out` is the number of shifts that exceed the maximum of one copy. */
    data: z.object({ shifts: z.array(copiedShift), left_out: z.number() }),
    labels,
  }),
  /** Adds the chosen copies as drafts, all or none. `total_cost`: refused as stale if the cost has changed. */
  copy: call({
    id: 'A-343',
    method: 'POST',
    creates: true,
    path: '/shift-copies',
    affects: ['shift'],
    access: ['shift-create'],
    body: z
      .object({
        ...source,
        total_cost: optional(currency()),
        shifts: z
          .array(chosen, { error: 'validation.array' })
          .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MOST_DRAFTS, { error: 'validation.array' })),
      })
      .check(hasSource, oneSource, isMoved),
    data: z.object({ shifts: z.array(z.object({ id: z.number(), version: z.number() })), total_cost: money }),
    success: 'success.added',
    labels,
  }),
};
