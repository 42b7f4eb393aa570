import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shifts } from '@careloom/contract/resources/shifts';
import { and, eq } from 'drizzle-orm';
import { notifications } from '../../platform/db/schema/notices';
import { shifts as table } from '../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let work: Parameters<typeof makeShift>[1];
before(async () => {
  api = await startApi();
  [admin, leader] = [await api.person('super_admin'), await api.person('team_leader')];
  worker = await api.person('worker', { first_name: 'Mia', last_name: 'Tran' });
  const house = await makeHouse(api.services, { name: 'Banksia', team_leader_id: leader.id });
  work = { job: await makeJob(api.services, { house, postedBy: admin }), worker, by: admin };
});
after(() => api.close());

let days = 0;
function toCome(fields: Parameters<typeof makeShift>[2] = {}) {
  days += 1;
  const start_at = new Date(api.clock.now().getTime() + days * 86_400_000);
  return makeShift(api.services, work, { start_at, end_at: new Date(start_at.getTime() + 3_600_000), ...fields });
}
const confirm = (id: number, person = worker) => api.send(shifts.confirm, { id }, { token: person.token });
const decline = (id: number, person = worker) => api.send(shifts.decline, { id }, { token: person.token });
const noticesOf = ({ id }: Person) =>
  api.services.db
    .select({ message: notifications.message })
    .from(notifications)
    .where(and(eq(notifications.user_id, id), eq(notifications.type, 'shift_declined')));

const priceOf = async (id: number) =>
  (
    await api.services.db
      .select({ level: table.pay_level_id, cost: table.cost_cents, fee: table.fee_cents })
      .from(table)
      .where(eq(table.id, id))
  )[0];

test('a worker confirms their own published shift, and may repeat it', async () => {
  const { id } = await toCome();
  for (let time = 0; time < 2; time += 1) {
    const { status, message, data } = await confirm(id);
    assert.deepEqual([status, message, data.status], [200, 'Shift confirmed successfully.', 'confirmed']);
  }
});

test('a worker declines a shift, confirmed or not: it becomes a draft without worker and price, and planner and team leader are notified', async () => {
  for (const status of ['published', 'confirmed'] as const) {
    const { id } = await toCome({ status, cost_cents: 24_000, fee_cents: 1_200 });
    const answer = await decline(id);
    assert.deepEqual([answer.status, answer.message], [200, 'Shift declined successfully.']);
    const { data } = await api.send(shifts.get, { id }, { token: admin.token });
    assert.deepEqual([data.status, data.worker], ['draft', null]);
    assert.deepEqual(await priceOf(id), { level: null, cost: 0, fee: 0 });
    assert.equal((await decline(id)).status, 404);
  }
  const message = 'Mia Tran declined the shift Morning, 18 Nov 2026 at Banksia. It has no worker now.';
  for (const person of [admin, leader]) assert.deepEqual(await noticesOf(person), [{ message }, { message }]);
});

test("another's shift answers 404, and a shift that has begun can be neither confirmed nor declined", async () => {
  const own = await toCome();
  const stranger = await api.person('worker');
  for (const person of [stranger, admin, leader])
    for (const answer of [await confirm(own.id, person), await decline(own.id, person)])
      assert.deepEqual([answer.status, answer.message], [404, 'Shift not found.']);
  const begun = await toCome({ start_at: new Date('2026-11-01T00:00:00Z'), end_at: new Date('2026-11-01T08:00:00Z') });
  for (const answer of [await confirm(begun.id), await decline(begun.id)])
    assert.deepEqual([answer.status, answer.message], [422, 'Only a shift to come can be confirmed or declined.']);
});
