import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { shifts } from '@careloom/contract/resources/shifts';
import { SHEET_COLUMNS, timesheets } from '@careloom/contract/resources/timesheets';
import { asc, eq } from 'drizzle-orm';
import { shifts as table, shiftSegments } from '../../platform/db/schema/shifts';
import { setFeePercent } from '../settings/shift-percentage';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms, terminate } from '../../../testing/terms';

let api: TestApi;
let admin: Person;
let leader: Person;
let job: Awaited<ReturnType<typeof makeJob>>;
let far: typeof job;
let worker: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  job = await makeJob(api.services, { house: await makeHouse(api.services, { team_leader_id: leader.id }), postedBy: admin });
  far = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  await setFeePercent(api.services.db, 7.5);
});
after(() => api.close());
beforeEach(async () => {
  worker = await api.person('worker', { first_name: 'Noor' });
  await makeTerms(api.services, worker);
});

type Cells = Partial<Record<(typeof SHEET_COLUMNS)[number], string | number>>;
const row = (cells: Cells = {}) => {
  const whole: Cells = {
    job_id: job.id,
    worker_email: worker.email,
    date: '2026-06-17',
    name: 'Morning',
    start_time: '09:00',
    end_time: '17:00',
    sleep_over: 'no',
    ...cells,
  };
  return SHEET_COLUMNS.map((column) => whole[column] ?? '').join(',');
};
const sheet = (...rows: string[]) => [SHEET_COLUMNS.join(','), ...rows].join('\r\n');
interface Options {
  name?: string;
  reassign?: 0 | 1;
  dry_run?: 0 | 1;
  person?: Person;
}
const upload = (content: string | Uint8Array<ArrayBuffer>, { name = 'june.csv', person = admin, ...flags }: Options = {}) =>
  api.send(timesheets.upload, { file: new File([content], name, { type: 'text/csv' }), ...flags }, { token: person.token });
const kept = (id = worker.id) => api.services.db.select().from(table).where(eq(table.worker_id, id)).orderBy(asc(table.start_at));

/** A past shift of the worker, because a leader knows those who worked at a house led. */
const known = () =>
  makeShift(
    api.services,
    { job, worker, by: admin },
    { name: 'Before', date: '2026-05-01', start_at: new Date('2026-05-01'), end_at: new Date('2026-05-02') },
  );

for (const role of ['super_admin', 'senior_manager', 'team_leader'] as const) {
  const sender = () => (role === 'team_leader' ? leader : api.person(role));

  test(`R7-069, R8-060: the sheet of a ${role} answers "Timesheet uploaded successfully.", and its shift exists`, async () => {
    await known();
    const { status, code, message, data } = await upload(sheet(row()), { person: await sender() });
    assert.deepEqual([status, code, message, data.created], [200, 200, 'Timesheet uploaded successfully.', 1]);
    assert.deepEqual(
      (await kept()).map(({ name }) => name),
      ['Before', 'Morning'],
    );
  });

  test(`R5-041, R8-034: a ${role} gets "Sleep over and active night conflict in the sheet." for a row that marks both`, async () => {
    await known();
    const both = row({ sleep_over: 'Yes', active_night: 'yes', start_time: '', end_time: '' });
    const { status, message, errors } = await upload(sheet(row(), both), { person: await sender() });
    assert.deepEqual([status, message], [422, 'Sleep over and active night conflict in the sheet.']);
    assert.deepEqual(errors, { '3.active_night': ['A row can not be marked both Sleep Over and Active Night.'] });
    assert.equal((await kept()).length, 1, 'no row is kept');
  });

  test(`R8-042, R5-036, R5-021: a ${role} gets "Unprocessable CSV File." with errors by row and column, and .xlsx is refused`, async () => {
    await known();
    const person = await sender();
    const { status, message, errors } = await upload(sheet(row(), row({ date: '17/06/2026' })), { person });
    assert.deepEqual([status, message, errors], [422, 'Unprocessable CSV File.', { '3.date': ['Date must be in Y-m-d format.'] }]);
    const other = await upload(sheet(row()), { person, name: 'june.xlsx' });
    assert.deepEqual([other.status, other.errors], [422, { file: ['Please upload a .csv file.'] }]);
    assert.equal((await kept()).length, 1, 'no row is kept');
  });
}

test('R7-069, R8-060: a sheet answers "Timesheet uploaded successfully." and its shifts are priced', async () => {
  const content = sheet(
    row(),
    row({ date: '2026-06-18', name: 'Night', start_time: '22:00', end_time: '06:00', active_night: 'YES' }),
    row({ date: '2026-06-20', name: 'Declared', end_time: '13:00', holiday: 'Yes', description: '"Blue book, page 2\nand 3"' }),
  );
  const { status, message, data } = await upload(`\uFEFF${content}\r\n\r\n`);
  assert.deepEqual([status, message], [200, 'Timesheet uploaded successfully.']);
  assert.deepEqual(data, {
    upload_id: data.upload_id,
    created: 3,
    updated: 0,
    total_cost: '1052.00',
    total_hour: '20.00',
    fee: '78.90',
    rows: [],
  });
  const rows = await kept();
  assert.deepEqual(
    rows.map(({ name, cost_cents, fee_cents, status: state, type, is_overnight }) => [
      name,
      cost_cents,
      fee_cents,
      state,
      type,
      is_overnight,
    ]),
    [
      ['Morning', 32_000, 2_400, 'submitted', 'normal', false],
      ['Night', 38_000, 2_850, 'submitted', 'active_night', true],
      ['Declared', 35_200, 2_640, 'submitted', 'normal', false],
    ],
  );
  assert.equal(rows[2]?.description, 'Blue book, page 2\nand 3');
  const read = await api.send(shifts.get, { id: rows[1]?.id ?? 0 }, { token: worker.token });
  assert.deepEqual([read.data.total_cost, read.data.segments.length], ['380.00', 1]);
  assert.ok(read.data.timesheet_added_at);
});

test('R5-042, R9-008: a sleep over without times is from 22:00 to 06:00, and is refused with other times', async () => {
  const night = { sleep_over: 'yes', start_time: '', end_time: '' };
  await upload(sheet(row(night), row({ ...night, date: '2026-06-18', start_time: '22:00' })));
  assert.deepEqual(
    (await kept()).map(({ start_time, end_time, cost_cents, type }) => [start_time, end_time, cost_cents, type]),
    [
      ['22:00:00', '06:00:00', 8_000, 'sleep_over'],
      ['22:00:00', '06:00:00', 8_000, 'sleep_over'],
    ],
  );
  const { errors } = await upload(sheet(row({ ...night, start_time: '21:00', end_time: '05:00' })));
  const text = ['Sleep over must be from 22:00 to 06:00.'];
  assert.deepEqual(errors, { '2.start_time': text, '2.end_time': text });
});

const WRONG: readonly (readonly [string, Cells, string, string])[] = [
  ['R5-036', { date: '17/06/2026' }, 'date', 'Date must be in Y-m-d format.'],
  ['R5-036', { date: '2026-02-30' }, 'date', 'Date must be in Y-m-d format.'],
  ['R5-037', { start_time: '9:00' }, 'start_time', 'Start Time must be in H:i format.'],
  ['R5-037', { end_time: '24:00' }, 'end_time', 'End Time must be in H:i format.'],
  ['R5-038', { sleep_over: '' }, 'sleep_over', 'Sleep over is required'],
  ['R5-039', { start_time: '' }, 'start_time', 'Start time is required'],
  ['R5-040', { end_time: '' }, 'end_time', 'End time is required'],
  ['a flag', { sleep_over: 'maybe' }, 'sleep_over', 'The selected Sleep Over is invalid.'],
  ['a flag', { holiday: '1' }, 'holiday', 'The selected Holiday is invalid.'],
  ['a job', { job_id: '' }, 'job_id', 'Job is required'],
  ['a job', { job_id: 'x' }, 'job_id', 'Job must be a number.'],
  ['a job', { job_id: 999_999 }, 'job_id', 'The selected Job is invalid.'],
  ['a worker', { worker_email: 'nobody' }, 'worker_email', 'Worker must be a valid email address.'],
  ['a worker', { worker_email: 'nobody@careloom.test' }, 'worker_email', 'The selected Worker is invalid.'],
  ['a name', { name: '' }, 'name', 'Name is required'],
  ['an agreement', { date: '2025-06-17' }, 'worker_email', 'The worker has no signed service agreement on this day.'],
  [
    'a clock',
    { date: '2026-10-04', start_time: '02:30' },
    'start_time',
    'Start Time does not exist on this day: the clock is put forward over it.',
  ],
];
for (const [requirement, cells, column, text] of WRONG) {
  test(`R8-042, ${requirement}: ${JSON.stringify(cells)} is reported at its row and column, and no row is stored`, async () => {
    const answer = await upload(sheet(row({ date: '2026-06-16' }), row(cells)));
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable CSV File.', { [`3.${column}`]: [text] }]);
    assert.deepEqual(await kept(), []);
  });
}

test('R5-021: only a .csv file of up to 5,000,000 bytes is accepted', async () => {
  const { errors } = await upload(sheet(row()), { name: 'june.xlsx' });
  assert.deepEqual(errors, { file: ['Please upload a .csv file.'] });
  const none = await api.send(timesheets.upload, {} as never, { token: admin.token });
  assert.deepEqual([none.status, none.errors], [422, { file: ['File is required'] }]);
  const most = sheet(row()).padEnd(5_000_000, '\n');
  assert.equal((await upload(most)).status, 200);
  assert.deepEqual((await upload(`${most}\n`)).errors, { file: ['File may not be greater than 5 MB.'] });
});

test('a file that is not a table of text, lacks a column or has no row is refused', async () => {
  for (const content of [new Uint8Array([0x50, 0x4b, 0xff, 0xfe]), 'a\u0000b', '"open,'])
    assert.deepEqual([(await upload(content)).status, (await upload(content)).message], [422, 'Unprocessable CSV File.']);
  const { message, errors } = await upload('job_id,worker_email,date,name,start_time,end_time,active_night,holiday,description\n1');
  assert.deepEqual([message, errors], ['Unprocessable CSV File.', { '1.sleep_over': ['The column sleep_over is missing.'] }]);
  for (const content of ['', sheet(), sheet(',,,,,,,,,')]) {
    const empty = await upload(content);
    assert.deepEqual([empty.status, empty.message, empty.errors], [422, 'No Records Found.', { file: ['The file has no rows.'] }]);
  }
});

test('rows are counted as in a spreadsheet, including blank rows above', async () => {
  const { errors } = await upload(sheet(row(), '', row({ date: '' })));
  assert.deepEqual(errors, { '4.date': ['Date is required'] });
});

test('columns may have any order and case, and further columns are allowed', async () => {
  const columns = ['Extra', ...SHEET_COLUMNS.map((column) => column.toUpperCase()).reverse()];
  const cells = ['?', ...row().split(',').reverse()];
  assert.equal((await upload(`${columns.join(',')}\n${cells.join(',')}`)).data.created, 1);
});

test('R8-042: cells beyond the header are an error of their row, and none of them is dropped; empty ones are ignored', async () => {
  const dearer = row({ date: '2026-06-18', description: 'Well' });
  const text = 'The row has more cells than the header.';
  const head = SHEET_COLUMNS.join(',');
  for (const content of [sheet(row(), `${dearer}, and happy`), [`${head},,`, row(), `${dearer},,and happy`].join('\n')]) {
    const { status, message, errors, data } = await upload(content, { dry_run: 1 });
    assert.deepEqual([status, message, errors], [422, 'Unprocessable CSV File.', { '3.description': [text] }]);
    assert.deepEqual(
      data.rows.map((one) => one.row),
      [2],
    );
    assert.equal((await upload(content)).status, 422);
  }
  const both = await upload(sheet(row({ date: '', description: 'x'.repeat(4001) }) + ',x'));
  assert.deepEqual(both.errors, {
    '2.date': ['Date is required'],
    '2.description': ['Description may not be greater than 4000 characters.', text],
  });
  assert.deepEqual(await kept(), []);
  assert.equal((await upload(sheet(row(), `${dearer},, ,""`))).data.created, 2);
});

test('overlapping rows of one worker are refused, adjacent ones are not', async () => {
  const { errors } = await upload(sheet(row(), row({ name: 'Late', start_time: '16:00', end_time: '18:00' })));
  assert.deepEqual(errors, { '3.start_time': ['Overlaps row 2 of the same worker.'] });
  assert.equal((await upload(sheet(row(), row({ name: 'Late', start_time: '17:00', end_time: '18:00' })))).status, 200);
});

test('a worker whose agreement is over: "Worker\'s service agreement terminated, renew first."', async () => {
  const gone = await api.person('worker');
  await terminate(api.services, (await makeTerms(api.services, gone)).id);
  const { status, message, errors } = await upload(sheet(row(), row({ worker_email: gone.email })));
  const text = "Worker's service agreement terminated, renew first.";
  assert.deepEqual([status, message, errors], [422, text, { '3.worker_email': [text] }]);
});

test('a clash with another shift requires confirmation; with reassign=1 the worker is moved', async () => {
  const other = await makeShift(api.services, { job: far, worker, by: admin }, { name: 'Other', ...at(2) });
  const asked = await upload(sheet(row()));
  const text = 'Worker already on another shift at the same time. Do you want to reassign?';
  assert.deepEqual(
    [asked.status, asked.message, asked.data, asked.errors],
    [422, text, { confirm_reassign: true }, { '2.start_time': [text] }],
  );
  assert.equal((await upload(sheet(row()), { reassign: 1 })).data.created, 1);
  const [left] = await api.services.db.select().from(table).where(eq(table.id, other.id));
  assert.deepEqual([left?.worker_id, left?.status], [null, 'draft']);
});

const at = (hour: number) => ({
  date: '2026-06-17',
  start_at: new Date(Date.UTC(2026, 5, 17, hour)),
  end_at: new Date(Date.UTC(2026, 5, 17, hour + 8)),
});

test('a row that matches a shift by job, worker, day and name changes it', async () => {
  const planned = await makeShift(api.services, { job, worker, by: admin }, { ...at(0), status: 'confirmed' });
  const { data } = await upload(
    sheet(row({ start_time: '09:00', end_time: '18:00' }), row({ name: 'Late', start_time: '18:00', end_time: '20:00' })),
  );
  assert.deepEqual([data.created, data.updated], [1, 1]);
  const [first] = await kept();
  assert.deepEqual([first?.id, first?.status, first?.cost_cents, first?.version], [planned.id, 'submitted', 36_000, 2]);
  const lines = await api.services.db.select().from(shiftSegments).where(eq(shiftSegments.shift_id, planned.id));
  assert.deepEqual(
    lines.map(({ amount_cents }) => amount_cents),
    [36_000],
  );
});

test('two shifts that swap places are both written', async () => {
  const two = (a: string, b: string) =>
    sheet(row({ name: 'A', start_time: a, end_time: '' }), row({ name: 'B', start_time: b, end_time: '' }));
  const filled = (content: string) => content.replaceAll('09:00,,', '09:00,11:00,').replaceAll('11:00,,', '11:00,13:00,');
  await upload(filled(two('09:00', '11:00')));
  const { data } = await upload(filled(two('11:00', '09:00')));
  assert.deepEqual([data.updated, (await kept()).map(({ name }) => name)], [2, ['B', 'A']]);
});

test('a sheet that is sent twice creates nothing and revokes no approval; a changed one revokes it and returns the shift to its worker', async () => {
  await upload(sheet(row()));
  const { id: approved_by_id } = await api.person('senior_manager');
  await api.services.db.update(table).set({ status: 'approved', approved_by_id, approved_at: new Date() });
  const again = await upload(sheet(row()));
  assert.deepEqual([again.data.created, again.data.updated, (await kept())[0]?.status], [0, 1, 'approved']);
  await upload(sheet(row({ end_time: '16:00' })));
  assert.deepEqual([(await kept())[0]?.status, (await kept())[0]?.approved_by_id], ['completed', null]);
});

test('a row that changes an invoiced shift is refused at its row', async () => {
  await upload(sheet(row()));
  const invoice = await makeInvoice(api.services, { job, worker, by: admin });
  await api.services.db.update(table).set({ status: 'invoiced', invoice_id: invoice.id }).where(eq(table.worker_id, worker.id));
  const { status, errors } = await upload(sheet(row({ end_time: '16:00' })));
  assert.deepEqual([status, errors], [422, { '2.name': ['This shift is already invoiced.'] }]);
});

test('shifts on future days are planned, not worked', async () => {
  await upload(sheet(row({ date: '2026-12-16' })));
  assert.equal((await kept())[0]?.status, 'published');
});

test('a dry run returns the cost of each row, has a separate text, and writes nothing', async () => {
  const { message, data } = await upload(sheet(row(), row({ date: '2026-06-20', end_time: '13:00' })), { dry_run: 1 });
  assert.deepEqual([message, data.created, data.total_cost, data.fee], ['The file can be imported.', 2, '544.00', '40.80']);
  assert.deepEqual(data.rows[1], { row: 3, total_cost: '224.00', total_hour: '4.00', fee: '16.80', rate_type: 'saturday', warnings: [] });
  assert.deepEqual(await kept(), []);
  const partly = await upload(sheet(row(), row({ date: '' })), { dry_run: 1 });
  assert.deepEqual(partly.errors, { '3.date': ['Date is required'] });
  assert.deepEqual(
    partly.data.rows.map((one) => one.row),
    [2],
  );
});

test('a dry run with a clash also requires confirmation, and moves nobody', async () => {
  const other = await makeShift(api.services, { job: far, worker, by: admin }, { name: 'Other', ...at(2) });
  assert.deepEqual((await upload(sheet(row()), { dry_run: 1 })).data, { confirm_reassign: true });
  assert.equal((await upload(sheet(row()), { dry_run: 1, reassign: 1 })).status, 200);
  assert.deepEqual(
    (await kept()).map(({ id }) => id),
    [other.id],
  );
});

test('a team leader uploads only for the houses led, a worker cannot upload', async () => {
  await known();
  assert.equal((await upload(sheet(row()), { person: leader })).status, 200);
  assert.deepEqual((await upload(sheet(row({ job_id: far.id, date: '2026-06-19' })), { person: leader })).errors, {
    '2.job_id': ['The selected Job is invalid.'],
  });
  assert.equal((await upload(sheet(row()), { person: worker })).error, 'forbidden');
});
