import { call } from '../call';
import { clock, day, money, named, person } from '../entities';
import { currency, id, number, optional } from '../rules';
import { z } from '../schema';
import { shiftWarning } from './shifts';

/** Maximum number of drafts that can be published, copied or discarded in one call. */
export const MOST_DRAFTS = 500;

/** A shift as seen by the user: if its version has changed, the call is refused as stale. */
const seen = z.object({ id: id(), version: number({ min: 1, integer: true }) });
export type SeenShift = z.output<typeof seen>;

const several = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, { error: 'validation.array' })
    .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MOST_DRAFTS, { error: 'validation.array' }));

/** A draft as it would be published, priced by the current agreement, calendar and fee. */
export const draftToPublish = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  date: day,
  start_time: clock,
  end_time: clock,
  type: z.string(),
  job: named,
  house: named,
  /** Null for a draft without a worker, which is published as unfilled. */
  worker: z.nullable(person),
  total_cost: money,
  /** Elapsed hours, two decimals. */
  total_hour: z.string(),
  fee: money,
  warnings: z.array(shiftWarning),
  /** Why it cannot be published; null if it can. A draft that cannot be published has no price. */
  refusal: z.nullable(z.string()),
});
export type DraftToPublish = z.output<typeof draftToPublish>;

const labels = { shifts: 'field.draft.shifts', ids: 'field.draft.shifts', total_cost: 'field.shift.total_cost' } as const;

export const shiftDrafts = {
  /** Previews publishing drafts: who is notified of which shifts, and their cost. Writes nothing. Deleted drafts are left out. */
  preview: call({
    id: 'A-340',
    method: 'POST',
    creates: false,
    path: '/shift-drafts/preview',
    affects: [],
    access: ['shift-create'],
    body: z.object({ ids: several(id()) }),
    /** The sums cover the drafts that can be published. */
    data: z.object({ shifts: z.array(draftToPublish), total_cost: money, total_hour: z.string(), fee: money }),
    labels,
  }),
  /** Publishes drafts, all or none, and notifies each worker once. `total_cost`: refused as stale if the cost has changed. */
  publish: call({
    id: 'A-341',
    method: 'POST',
    creates: true,
    path: '/shift-drafts/publish',
    affects: ['shift'],
    access: ['shift-create'],
    body: z.object({ shifts: several(seen), total_cost: optional(currency()) }),
    data: z.object({ ids: z.array(z.number()), told: z.number(), unfilled: z.number(), total_cost: money, fee: money }),
    success: 'success.shifts_published',
    labels,
  }),
  /** Deletes drafts, all or none: copies just made, or an abandoned plan. */
  discard: call({
    id: 'A-344',
    method: 'POST',
    creates: false,
    path: '/shift-drafts/discard',
    affects: ['shift'],
    access: ['shift-create'],
    body: z.object({ shifts: several(seen) }),
    data: z.object({ deleted: z.number() }),
    success: 'success.deleted',
    labels,
  }),
};
