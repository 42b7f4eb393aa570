import type { RosterShift, RosterWorker } from '@careloom/contract/resources/shift-roster';
import { expect, test } from '@jest/globals';
import { takenBy } from './rows';
import { type PlanContext, verdictOf, type Verdict } from './verdict';

const shift = (id: number, fields: Partial<RosterShift> = {}): RosterShift => ({
  id,
  name: 'Morning',
  date: '2026-11-25',
  start_time: '09:00',
  end_time: '17:00',
  start_at: '2026-11-24T22:00:00.000Z',
  minutes: 480,
  type: 'normal',
  status: 'published',
  worker_id: 1,
  job_id: 7,
  house_id: 3,
  total_cost: '320.00',
  version: 1,
  ...fields,
});
const worker = (id: number, fields: Partial<RosterWorker> = {}): RosterWorker => ({
  id,
  first_name: 'Lin',
  last_name: 'Chen',
  sm_profile_picture_url: null,
  can_work: 1,
  weekly_hours: null,
  casual_full_time: 0,
  agreements: [{ start: '2026-01-01', end: '2026-11-26' }],
  house_ids: [],
  ...fields,
});

const held = shift(1);
const night = shift(2, { worker_id: 2, date: '2026-11-24', start_time: '22:00', end_time: '06:00', start_at: '2026-11-24T11:00:00.000Z' });
const day = shift(3, { worker_id: 3, start_time: '13:00', end_time: '21:00', start_at: '2026-11-25T02:00:00.000Z' });
const context: PlanContext = {
  taken: takenBy([held, night, day], [{ worker_id: 4, start_at: '2026-11-25T05:00:00.000Z', minutes: 60 }]),
  workers: new Map([1, 2, 3, 4].map((id) => [id, worker(id)])),
  jobs: new Map([[7, { id: 7, name: 'Days', house_id: 3, start: '2026-11-20', end: '2026-11-28' }]]),
};
const at = (worker_id: number | null, fields: object = {}) => ({
  worker_id,
  date: '2026-11-25',
  start_time: '09:00',
  end_time: '17:00',
  ...fields,
});

const CASES: readonly [string, ReturnType<typeof at>, Verdict, Partial<PlanContext>?][] = [
  ['nothing beside it', at(1), { kind: 'fits' }],
  ['a house that the worker knows', at(1), { kind: 'knows' }, { workers: new Map([[1, worker(1, { house_ids: [3] })]]) }],
  ['a night that ends three hours before', at(2), { kind: 'rest', minutes: 180 }],
  ['ten hours of rest are enough', at(2, { start_time: '16:00', end_time: '20:00' }), { kind: 'fits' }],
  ['adjoining shifts are one period of work', at(3, { start_time: '05:00', end_time: '13:00' }), { kind: 'fits' }],
  ['an overlap', at(3), { kind: 'clash', other: day }],
  ['an overlap with a shift that is not shown', at(4), { kind: 'clash', other: null }],
  ['after the last day of the agreement', at(1, { date: '2026-11-27' }), { kind: 'no_agreement' }],
  ['after the last day of the job', at(1, { date: '2026-11-29' }), { kind: 'outside_job' }],
  ['nobody', at(null), { kind: 'unfilled' }],
  ['a worker who can not be rostered', at(2), { kind: 'unavailable' }, { workers: new Map([[2, worker(2, { can_work: 0 })]]) }],
  ['a worker who is not listed', at(9), { kind: 'unavailable' }],
];
test.each(CASES)('%s', (_what, to, verdict, more = {}) => {
  expect(verdictOf(held, to, { ...context, ...more })).toEqual(verdict);
});
