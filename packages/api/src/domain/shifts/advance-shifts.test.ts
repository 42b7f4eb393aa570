import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shifts } from '@careloom/contract/resources/shifts';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { startApi, type TestApi } from '../../../testing/harness';
import { allPushed, connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';
import { advanceShifts } from './advance-shifts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let admin: Person;
let worker: Person;
let work: Parameters<typeof makeShift>[1];
before(async () => {
  api = await startApi();
  [admin, worker] = [await api.person('super_admin'), await api.person('worker')];
  await makeTerms(api.services, worker);
  const job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  work = { job, worker, by: admin };
});
after(() => api.close());

/** `from` and `to` are hours from now. */
const shiftAt = (from: number, to: number, fields: Parameters<typeof makeShift>[2] = {}) => {
  const at = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS);
  return makeShift(api.services, work, { start_at: at(from), end_at: at(to), ...fields });
};
const read = async (id: number) => (await api.send(shifts.get, { id }, { token: admin.token })).data;

test('a shift is in progress from its start and completed from its end, when its timesheet can be submitted', async () => {
  const { id, version } = await shiftAt(1, 3, { status: 'confirmed' });
  await advanceShifts(api.services)();
  assert.equal((await read(id)).status, 'confirmed');
  api.clock.advance({ hours: 1, minutes: 1 });
  await allPushed(api);
  const pusher = connectPusher(api, worker.token);
  const pushed = nextEvent(await subscribed(pusher, `private-user.${worker.id}`), 'ResourceChanged');
  await advanceShifts(api.services)();
  assert.deepEqual([(await read(id)).status, (await read(id)).version], ['in_progress', version]);
  assert.deepEqual(await pushed, { resource: 'shift', ids: [id], version: null, actor: null });
  pusher.disconnect();
  const logs = await api.send(shifts.list, { shift_type: 'log' }, { token: worker.token });
  assert.ok(logs.data.items.some((shift) => shift.id === id));
  api.clock.advance({ hours: 2 });
  await advanceShifts(api.services)();
  assert.equal((await read(id)).status, 'completed');
  assert.equal((await api.send(timesheets.submit, { ids: [id] }, { token: worker.token })).status, 200);
});

test('a shift whose start and end were both missed is completed at once; other statuses do not change', async () => {
  const missed = await shiftAt(-9, -6);
  const draft = await shiftAt(-20, -18, { status: 'draft' });
  const nobodys = await shiftAt(-30, -28, { worker_id: null });
  const cancelled = await shiftAt(-40, -38, { status: 'cancelled' });
  await advanceShifts(api.services)();
  const states = await Promise.all([missed, draft, nobodys, cancelled].map(async ({ id }) => (await read(id)).status));
  assert.deepEqual(states, ['completed', 'draft', 'published', 'cancelled']);
});
