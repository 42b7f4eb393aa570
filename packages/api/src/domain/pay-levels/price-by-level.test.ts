import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { payLevels } from '@careloom/contract/resources/pay-levels';
import { shifts } from '@careloom/contract/resources/shifts';
import { eq } from 'drizzle-orm';
import { shifts as table } from '../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';

let api: TestApi;
let admin: Person;
let worker: Person;
let job: { id: number };
let levelId: number;
before(async () => {
  api = await startApi();
  api.clock.set(new Date('2026-11-16T00:00:00Z'));
  admin = await api.person('super_admin');
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
});
after(() => api.close());
beforeEach(async () => {
  worker = await api.person('worker');
  levelId = (await makeTerms(api.services, worker)).pay_level_id;
});

const as = () => ({ token: admin.token });
const add = async (date: string) => {
  const hours = { name: 'Morning', date, start_time: '09:00', end_time: '17:00', type: 'normal' as const };
  const { status, data } = await api.send(shifts.create, { ...hours, job_id: job.id, worker_id: worker.id }, as());
  assert.equal(status, 200);
  return data;
};
const read = async ({ id }: { id: number }) => (await api.send(shifts.get, { id }, as())).data;
const body = (pay_rate: string) => ({
  id: levelId,
  name: 'Dearer',
  timings: [{ start_time: '06:00', end_time: '20:00', is_overnight: 0 as const, pay_rate }],
  saturday_rate: '56',
  sunday_rate: '72',
  holiday_rate: '88',
  sleep_over: '80',
  active_night: '47.50',
});

test('a change of a pay level previews how many shifts it reprices and by how much, and then does so', async () => {
  const [tuesday, wednesday, saturday] = [await add('2026-11-17'), await add('2026-11-18'), await add('2026-11-21')];
  const preview = await api.send(payLevels.preview, body('45'), as());
  assert.deepEqual(
    [preview.status, preview.data],
    [
      200,
      {
        shifts: 2,
        total_before: '640.00',
        total_after: '720.00',
        difference: '80.00',
        text: '2 shifts not worked yet would be priced anew: 640.00 becomes 720.00, a difference of 80.00.',
      },
    ],
  );
  assert.deepEqual(
    [(await read(tuesday)).total_cost, (await api.send(payLevels.get, { id: levelId }, as())).data.pay_rate],
    ['320.00', '40.00'],
  );
  const saved = await api.send(payLevels.update, body('45'), as());
  assert.equal(saved.message, 'Pay level updated successfully.');
  const after = await Promise.all([tuesday, wednesday, saturday].map(read));
  assert.deepEqual(
    after.map(({ total_cost, version }) => [total_cost, version]),
    [
      ['360.00', 2],
      ['360.00', 2],
      ['448.00', 1],
    ],
  );
  const none = await api.send(payLevels.preview, body('45'), as());
  assert.deepEqual([none.data.shifts, none.data.text], [0, 'No shift that is not worked yet would cost anything else.']);
});

test('shifts that are worked, begun, submitted or approved keep their price', async () => {
  const kept = [];
  for (const [day, status] of [
    ['17', 'in_progress'],
    ['18', 'completed'],
    ['19', 'submitted'],
    ['20', 'approved'],
    ['24', 'cancelled'],
  ] as const) {
    const shift = await add(`2026-11-${day}`);
    await api.services.db.update(table).set({ status }).where(eq(table.id, shift.id));
    kept.push(shift);
  }
  const past = await add('2026-11-10');
  assert.equal((await api.send(payLevels.preview, body('45'), as())).data.shifts, 0);
  await api.send(payLevels.update, body('45'), as());
  for (const shift of [...kept, past]) assert.equal((await read(shift)).total_cost, '320.00');
});

test('a level with one band pays the rest of the day at the rate of this band, in one line', async () => {
  await api.send(
    payLevels.update,
    { ...body('45'), timings: [{ start_time: '12:00', end_time: '20:00', is_overnight: 0, pay_rate: '45' }] },
    as(),
  );
  const { total_cost, segments } = await read(await add('2026-11-18'));
  assert.deepEqual([total_cost, segments.length], ['360.00', 1]);
});

test('an edit that would leave a future shift without a rate is refused', async () => {
  const shift = await add('2026-11-18');
  const band = (start_time: string, end_time: string) => ({ start_time, end_time, is_overnight: 0 as const, pay_rate: '45' });
  const without = { ...body('45'), timings: [band('06:00', '10:00'), band('12:00', '20:00')] };
  for (const call of [payLevels.preview, payLevels.update]) {
    const { status, message } = await api.send(call, without, as());
    const reason = "The worker's pay level has no rate for some of these hours.";
    assert.deepEqual([status, message], [422, `The shift Morning of 2026-11-18 can not be priced anew. ${reason}`]);
  }
  assert.deepEqual(
    [(await read(shift)).total_cost, (await api.send(payLevels.get, { id: levelId }, as())).data.pay_rate],
    ['320.00', '40.00'],
  );
});
