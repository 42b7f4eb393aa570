import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type ShiftBody, shifts } from '@careloom/contract/resources/shifts';
import { SHEET_COLUMNS, timesheets } from '@careloom/contract/resources/timesheets';
import { STATES } from '@careloom/contract/states';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';

let api: TestApi;
let admin: Person;
let worker: Person;
let job: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
});
after(() => api.close());
beforeEach(async () => {
  worker = await api.person('worker');
  await makeTerms(api.services, worker, { end_date: '2031-12-31' });
});

const as = () => ({ token: admin.token });
const HOURS = { name: 'Morning', start_time: '09:00', end_time: '17:00', type: 'normal', is_overnight: 0, is_holiday: 0 } as const;
const add = async (date: string, fields: Partial<ShiftBody> = {}) => {
  const { status, data, errors } = await api.send(
    shifts.create,
    { ...HOURS, date, job_id: job.id, worker_id: worker.id, description: null, ...fields },
    as(),
  );
  assert.deepEqual([status, errors], [200, {}]);
  return data;
};

test('an unremarkable shift has no warnings', async () => {
  assert.deepEqual((await add('2026-11-18')).warnings, []);
});

const EXAMPLES: readonly [what: string, date: string, fields: Partial<ShiftBody>, warnings: object[]][] = [
  [
    'an ambiguous start',
    '2026-04-05',
    { start_time: '02:30', end_time: '06:00', fold: 1 },
    [
      {
        code: 'start_is_ambiguous',
        text: '02:30 comes twice on this day, when the clock is put back: the shift starts at the second.',
        values: { time: '02:30', fold: 1 },
      },
    ],
  ],
  [
    'an hour that the clock skips',
    '2026-10-03',
    { start_time: '22:00', end_time: '06:00', type: 'active_night' },
    [
      {
        code: 'clock_changes',
        text: 'The clock is put forward during this shift: it is 60 minutes shorter than its times say.',
        values: { minutes: -60 },
      },
    ],
  ],
  [
    'a year that is not gazetted, for every day of the shift',
    '2027-12-31',
    { start_time: '22:00', end_time: '06:00' },
    [
      {
        code: 'holidays_provisional',
        text: 'The public holidays of 2028-01-01 are not gazetted yet, so that the price may change.',
        values: { days: ['2028-01-01'] },
      },
    ],
  ],
  [
    'a sleep over without four hours of work next to it',
    '2026-11-18',
    { start_time: '21:00', end_time: '07:00', type: 'sleep_over' },
    [
      {
        code: 'no_long_side_of_sleep_over',
        text: 'Neither side of the sleep over reaches 4 hours of work: the longer has 1.00.',
        values: { minutes: 60 },
      },
    ],
  ],
  [
    'a sleep over with more than twelve hours before it',
    '2026-11-18',
    { start_time: '09:30', end_time: '06:00', type: 'sleep_over' },
    [
      {
        code: 'long_side_of_sleep_over',
        text: '12.50 hours of work on one side of the sleep over: 12 are the most.',
        values: { minutes: 750 },
      },
    ],
  ],
];
for (const [what, date, fields, warnings] of EXAMPLES) {
  test(`${what} is reported when it is added, read, listed and edited, and blocks nothing`, async () => {
    const added = await add(date, fields);
    assert.deepEqual(added.warnings, warnings);
    assert.deepEqual((await api.send(shifts.get, { id: added.id }, as())).data.warnings, warnings);
    const { items } = (await api.send(shifts.list, { worker_id: worker.id }, as())).data;
    assert.deepEqual(items[0]?.warnings, warnings);
    const ofWorker = await api.send(shifts.ofWorker, { worker_id: worker.id }, { token: worker.token });
    assert.deepEqual(ofWorker.data.items[0]?.warnings, warnings);
    const body = { ...HOURS, date, job_id: job.id, worker_id: worker.id, description: 'Read.', ...fields };
    assert.deepEqual((await api.send(shifts.update, { id: added.id, ...body }, as())).data.warnings, warnings);
  });
}

test('a day whose holiday is proclaimed each year is provisional where it is observed', async () => {
  const vic = await makeHouse(api.services, { state_id: STATES.find(({ code }) => code === 'VIC')?.id ?? 0 });
  const there = await makeJob(api.services, { house: vic, postedBy: admin });
  assert.deepEqual(
    (await add('2027-09-24', { job_id: there.id })).warnings?.map(({ code }) => code),
    ['holidays_provisional'],
  );
  assert.deepEqual((await add('2027-09-27', { job_id: there.id })).warnings, []);
});

test('a short break is reported for both shifts, until it is resolved', async () => {
  const first = await add('2026-11-18', { start_time: '14:00', end_time: '22:00' });
  const second = await add('2026-11-19', { start_time: '06:00', end_time: '10:00' });
  const warnings = [
    { code: 'short_break', text: 'Only 8.00 hours between this shift and another of the worker: 10 are due.', values: { minutes: 480 } },
  ];
  assert.deepEqual([first.warnings, second.warnings], [[], warnings]);
  const read = async (id: number) => (await api.send(shifts.get, { id }, as())).data.warnings;
  assert.deepEqual(await read(first.id), warnings);
  await api.send(shifts.remove, { ids: [second.id] }, as());
  assert.deepEqual(await read(first.id), []);
});

test('a week under 40 hours is reported for casual full-time workers', async () => {
  const full = await makeJob(
    api.services,
    { house: await makeHouse(api.services), postedBy: admin },
    { type: 'casual_full_time', status: 'assigned', worker_id: worker.id, assigned_at: new Date() },
  );
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
  for (const day of days) await add(day, { job_id: full.id });
  const { items } = (await api.send(shifts.list, { worker_id: worker.id }, as())).data;
  const warning = {
    code: 'under_casual_full_time',
    text: 'The worker is casual full time and has 32.00 hours in the week from 2026-11-16: 40 are due.',
    values: { minutes: 1_920, week: '2026-11-16' },
  };
  assert.deepEqual(
    items.map(({ warnings }) => warnings),
    days.map(() => [warning]),
  );
  assert.deepEqual((await add('2026-11-21', { job_id: full.id })).warnings, []);
});

test('a sheet has these warnings for its rows, in a dry run and when written, considering rows and existing shifts', async () => {
  const beside = await add('2026-11-18', { start_time: '14:00', end_time: '22:00' });
  const row = (day: string, from: string, to: string) => [job.id, worker.email, day, 'Morning', from, to, 'no', 'no', 'no', ''].join();
  const csv = [
    SHEET_COLUMNS.join(),
    row('2026-11-19', '06:00', '10:00'),
    row('2026-11-19', '19:00', '21:00'),
    row('2028-06-07', '09:00', '10:00'),
  ];
  const file = () => new File([csv.join('\n')], 'week.csv');
  const short = (hours: string, minutes: number) => ({
    code: 'short_break',
    text: `Only ${hours} hours between this shift and another of the worker: 10 are due.`,
    values: { minutes },
  });
  const provisional = {
    code: 'holidays_provisional',
    text: 'The public holidays of 2028-06-07 are not gazetted yet, so that the price may change.',
    values: { days: ['2028-06-07'] },
  };
  const expected = [
    [2, [short('8.00', 480), short('9.00', 540)]],
    [3, [short('9.00', 540)]],
    [4, [provisional]],
  ];
  for (const dry_run of [1, 0] as const) {
    const { status, data } = await api.send(timesheets.upload, { file: file(), dry_run }, as());
    assert.equal(status, 200);
    assert.deepEqual(
      data.rows.map((one) => [one.row, one.warnings]),
      expected,
    );
  }
  assert.deepEqual((await api.send(shifts.get, { id: beside.id }, as())).data.warnings, [short('8.00', 480)]);
});
