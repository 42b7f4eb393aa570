import type { RosterShift, ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { expect, test } from '@jest/globals';
import { createRows } from './rows';

const shift = (id: number, worker_id: number, start_time: string): RosterShift => ({
  id,
  name: 'Morning',
  date: '2026-11-25',
  start_time,
  end_time: '17:00',
  start_at: `2026-11-25T${start_time}:00.000Z`,
  minutes: 60,
  type: 'normal',
  status: 'published',
  worker_id,
  job_id: 7,
  house_id: 3,
  total_cost: '320.00',
  version: 4,
});
const worker = (id: number) => ({
  id,
  first_name: `Worker ${id}`,
  last_name: 'Chen',
  sm_profile_picture_url: null,
  can_work: 1 as const,
  weekly_hours: null,
  casual_full_time: 0 as const,
  agreements: [],
  house_ids: [],
});
const [late, early, other] = [shift(1, 1, '12:00'), shift(2, 1, '09:00'), shift(3, 2, '09:00')] as const;
const DATA: ShiftRosterData = {
  workers: [worker(1), worker(2), worker(3)],
  houses: [{ id: 3, name: 'Banksia House', time_zone: 'Australia/Sydney' }],
  jobs: [],
  shifts: [late, early, other],
  busy: [],
  left_off: { shifts: 0, workers: 0 },
};
const STATE = { first: '2026-11-23', days: 7, rows: 'worker', house: null } as const;

test('a moved shift rebuilds two rows, in order of time, and keeps the others', () => {
  const make = createRows();
  const before = make(DATA, DATA.shifts, STATE);
  const after = make(DATA, [late, { ...early, worker_id: 2 }, other], STATE);
  expect(after.map((row, index) => row === before[index])).toEqual([true, false, false, true]);
  expect(before[1]?.shifts.map(({ id }) => id)).toEqual([2, 1]);
  expect(after.map(({ shifts, lanes, clashing }) => [shifts.map(({ id }) => id), lanes, clashing.size])).toEqual([
    [[], 1, 0],
    [[1], 1, 0],
    [[2, 3], 2, 2],
    [[], 1, 0],
  ]);
});

test('a change of shifts elsewhere rebuilds the rows', () => {
  const make = createRows();
  make(DATA, DATA.shifts, STATE);
  const busy = [{ worker_id: 1, start_at: '2026-11-25T12:30:00.000Z', minutes: 60 }];
  const [, row] = make({ ...DATA, busy }, DATA.shifts, STATE);
  expect([...(row?.clashing ?? [])]).toEqual([1]);
});
