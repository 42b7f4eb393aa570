import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { notifications } from '@careloom/contract/resources/notifications';
import { shiftDrafts } from '@careloom/contract/resources/shift-drafts';
import { shifts } from '@careloom/contract/resources/shifts';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { serviceAgreements } from '../../../platform/db/schema/agreements';
import { notifications as notices } from '../../../platform/db/schema/notices';
import { shifts as table } from '../../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../../testing/harness';
import type { Person } from '../../../../testing/people';
import { makeHouse, makeJob } from '../../../../testing/records';
import { makeTerms, terminate } from '../../../../testing/terms';

let api: TestApi;
let admin: Person;
let leader: Person;
let house: Awaited<ReturnType<typeof makeHouse>>;
let job: Awaited<ReturnType<typeof makeJob>>;
let far: Awaited<ReturnType<typeof makeJob>>;
let aroha: Person;
let lin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  house = await makeHouse(api.services, { team_leader_id: leader.id });
  job = await makeJob(api.services, { house, postedBy: admin });
  far = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
});
after(() => api.close());
beforeEach(async () => {
  [aroha, lin] = [await api.person('worker'), await api.person('worker')];
  for (const worker of [aroha, lin]) await makeTerms(api.services, worker);
});

/** Wednesday, 2 December 2026. */
const DAY = '2026-12-02';
const draft = async (worker: Person | null, changes: object = {}) => {
  const hours = { start_time: '09:00', end_time: '17:00', type: 'normal' as const };
  const body = { job_id: job.id, worker_id: worker?.id ?? null, date: DAY, name: 'Morning', ...hours, status: 'draft' as const };
  const { data, status, errors } = await api.send(shifts.create, { ...body, ...changes }, { token: admin.token });
  assert.equal(status, 200, JSON.stringify(errors));
  return { id: data.id, version: data.version ?? 0 };
};
type Seen = Awaited<ReturnType<typeof draft>>;
const preview = (seen: readonly Seen[], person = admin) =>
  api.send(shiftDrafts.preview, { ids: seen.map(({ id }) => id) }, { token: person.token });
const publish = (seen: readonly Seen[], { person = admin, key, total_cost }: { person?: Person; key?: string; total_cost?: string } = {}) =>
  api.send(
    shiftDrafts.publish,
    { shifts: [...seen], ...(total_cost !== undefined && { total_cost }) },
    { token: person.token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
const rowsOf = (seen: readonly Seen[]) =>
  api.services.db
    .select()
    .from(table)
    .where(
      inArray(
        table.id,
        seen.map(({ id }) => id),
      ),
    );
const statusesOf = async (seen: readonly Seen[]) => (await rowsOf(seen)).map(({ status }) => status);
const noticesOf = (worker: Person) => api.services.db.select().from(notices).where(eq(notices.user_id, worker.id));

test('a preview has the shifts of each worker with prices and warnings; publishing costs the same to the cent', async () => {
  const drafts = [
    await draft(aroha),
    await draft(aroha, { date: '2026-12-03', start_time: '00:30', end_time: '07:50' }),
    await draft(lin, { date: '2026-12-05', start_time: '20:00', end_time: '04:20', is_overnight: 1 }),
    await draft(null, { date: '2026-12-06' }),
  ];
  const { status, data } = await preview(drafts);
  assert.equal(status, 200);
  assert.deepEqual(
    data.shifts.map(({ worker, refusal }) => [worker?.id ?? null, refusal]),
    [
      [aroha.id, null],
      [aroha.id, null],
      [lin.id, null],
      [null, null],
    ],
  );
  assert.deepEqual(
    data.shifts.slice(0, 2).map(({ warnings }) => warnings.map(({ code }) => code)),
    [['short_break'], ['short_break']],
  );
  assert.deepEqual(new Set(await statusesOf(drafts)), new Set(['draft']), 'a preview writes nothing');
  const answer = await publish(drafts, { total_cost: data.total_cost });
  assert.deepEqual([answer.status, answer.message], [200, 'Shifts published successfully.']);
  assert.deepEqual([answer.data.told, answer.data.unfilled, answer.data.total_cost, answer.data.fee], [2, 1, data.total_cost, data.fee]);
  for (const shown of data.shifts) {
    const { data: now } = await api.send(shifts.get, { id: shown.id }, { token: admin.token });
    assert.deepEqual([now.status, now.total_cost, now.fee, now.total_hour], ['published', shown.total_cost, shown.fee, shown.total_hour]);
    const lines = now.segments.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    assert.equal((lines / 100).toFixed(2), now.total_cost);
  }
});

test('drafts are priced by the current agreement, not by the one in force when they were created', async () => {
  const made = await draft(aroha);
  await api.services.db
    .update(serviceAgreements)
    .set({ status: 'ended', ended_at: new Date() })
    .where(eq(serviceAgreements.user_id, aroha.id));
  const later = await makeTerms(api.services, aroha);
  await api.services.db.execute(sql`update pay_level_timings set hourly_cents = 5000 where pay_level_id = ${later.pay_level_id}`);
  const { data } = await preview([made]);
  assert.equal(data.total_cost, '400.00');
  assert.equal((await publish([made], { total_cost: '320.00' })).message, 'These shifts cost $400.00 by now. Look at them once more.');
  assert.deepEqual(await statusesOf([made]), ['draft']);
  assert.equal((await publish([made], { total_cost: '400.00' })).data.total_cost, '400.00');
});

test('workers do not see drafts; once published they see them and are notified once, whatever their number', async () => {
  const drafts = [await draft(aroha), await draft(aroha, { date: '2026-12-03' }), await draft(lin)];
  const seenBy = async (worker: Person) => (await api.send(shifts.list, {}, { token: worker.token })).data.total;
  assert.deepEqual([await seenBy(aroha), await seenBy(lin)], [0, 0]);
  await publish(drafts);
  assert.deepEqual([await seenBy(aroha), await seenBy(lin)], [2, 1]);
  const { data } = await api.send(notifications.list, {}, { token: aroha.token });
  assert.deepEqual(
    data.items.map(({ type, notification: by, message }) => [type, message.replace(`${by.first_name} ${by.last_name}`, 'NAME')]),
    [['shifts_published', 'NAME published shifts for you: 2 shifts, 2 Dec 2026 - 3 Dec 2026. Confirm or decline them.']],
  );
  assert.equal((await noticesOf(lin)).length, 1);
});

test('one draft that cannot be published blocks all, and is named with its reason; nobody is notified', async () => {
  const bad = await draft(lin, { name: 'Evening', start_time: '17:00', end_time: '20:00' });
  const drafts = [await draft(aroha), bad];
  const [agreement] = await api.services.db.select().from(serviceAgreements).where(eq(serviceAgreements.user_id, lin.id));
  await terminate(api.services, agreement?.id ?? 0);
  const sentence = "Worker's service agreement terminated, renew first.";
  const { data } = await preview(drafts);
  assert.deepEqual(
    data.shifts.map(({ refusal }) => refusal),
    [null, sentence],
  );
  assert.equal(data.total_cost, '320.00', 'the sum is of what can be published');
  const { status, message, errors } = await publish(drafts);
  assert.deepEqual([status, message], [422, `Nothing was saved. Evening, 2 Dec 2026, 17:00–20:00: ${sentence}`]);
  assert.deepEqual(Object.values(errors), [[sentence]]);
  assert.deepEqual(await statusesOf(drafts), ['draft', 'draft']);
  assert.deepEqual([...(await noticesOf(aroha)), ...(await noticesOf(lin))], []);
});

test("a job that was archived since blocks its drafts with the catalogue's text", async () => {
  const closing = await makeJob(api.services, { house, postedBy: admin });
  const made = await draft(aroha, { job_id: closing.id });
  await api.services.db.execute(sql`update jobs set archived_at = ${api.clock.now().toISOString()} where id = ${closing.id}`);
  const { data } = await preview([made]);
  assert.equal(data.shifts[0]?.refusal, 'This job is closed or archived: only days up to then can have shifts.');
});

test('a draft that was changed, published or deleted since is refused as stale, with its current state', async () => {
  const [changed, published, gone, same] = [
    await draft(aroha),
    await draft(aroha, { date: '2026-12-03' }),
    await draft(null),
    await draft(lin),
  ];
  await publish([published]);
  await api.send(shiftDrafts.discard, { shifts: [gone] }, { token: admin.token });
  const edit = {
    job_id: job.id,
    worker_id: aroha.id,
    date: DAY,
    name: 'Morning',
    start_time: '10:00',
    end_time: '17:00',
    type: 'normal' as const,
  };
  await api.send(shifts.update, { ...edit, id: changed.id, status: 'draft' }, { token: admin.token });
  const { status, error, data, message } = await publish([changed, published, gone, same]);
  const words = [
    'Morning, 2 Dec 2026, 10:00–17:00 is not as you saw it.',
    'Morning, 3 Dec 2026, 09:00–17:00 is no draft any more.',
    'A shift is not there any more.',
  ];
  assert.deepEqual([status, error], [422, 'stale']);
  assert.equal(message, `Changed in the meantime, so nothing was saved. ${words.join(' ')}`);
  const ids = [changed.id, published.id, gone.id];
  assert.deepEqual(data, { changed: ids.map((id, at) => ({ id, now: words[at] })) });
  assert.deepEqual(await statusesOf([same]), ['draft']);
});

test('one key publishes once: whatever is selected, the second answer equals the first, and nothing more is sent or changed', async () => {
  const pool = await Promise.all([0, 1, 2, 3].map((day) => draft(day % 2 === 0 ? aroha : lin, { date: `2026-12-0${2 + day}` })));
  pool.push(await draft(null));
  let key = 0;
  await fc.assert(
    fc.asyncProperty(fc.subarray(pool, { minLength: 1 }), async (chosen) => {
      await api.services.db.update(table).set({ status: 'draft' }).where(eq(table.job_id, job.id));
      const seen = (await rowsOf(chosen)).map(({ id, version }) => ({ id, version }));
      key += 1;
      const first = await publish(seen, { key: `publish-${key}` });
      assert.equal(first.status, 200, first.message);
      const state = async () => [await rowsOf(pool), await noticesOf(aroha), await noticesOf(lin)];
      const before = await state();
      const second = await publish(seen, { key: `publish-${key}` });
      assert.deepEqual([second.status, second.data], [200, first.data]);
      assert.deepEqual(await state(), before);
    }),
    { numRuns: 12 },
  );
});

test('of two who publish the same drafts concurrently one succeeds, and each worker is notified once', async () => {
  const drafts = [await draft(aroha), await draft(lin)];
  const answers = await Promise.all([publish(drafts), publish(drafts, { person: await api.person('senior_manager') })]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  assert.deepEqual([(await noticesOf(aroha)).length, (await noticesOf(lin)).length], [1, 1]);
});

test('a team leader publishes only at the houses led; a worker and an anonymous caller cannot publish', async () => {
  const [own, other] = [await draft(aroha), await draft(lin, { job_id: far.id })];
  assert.deepEqual(
    (await preview([own, other], leader)).data.shifts.map(({ id }) => id),
    [own.id],
  );
  const refused = await publish([own, other], { person: leader });
  assert.deepEqual([refused.error, refused.data], ['stale', { changed: [{ id: other.id, now: 'A shift is not there any more.' }] }]);
  assert.equal((await publish([own], { person: leader })).status, 200);
  assert.equal((await publish([other], { person: aroha })).error, 'forbidden');
  const unsigned = await api.send(shiftDrafts.publish, { shifts: [other] });
  assert.deepEqual([unsigned.status, await statusesOf([other])], [401, ['draft']]);
});

test('an unfilled shift stays published without a worker when its hours are edited, until it gets one', async () => {
  const made = await draft(null);
  await publish([made]);
  const body = { job_id: job.id, date: DAY, name: 'Morning', start_time: '09:00', type: 'normal' as const, id: made.id };
  const edit = (changes: { worker_id: number | null; end_time: string }) =>
    api.send(shifts.update, { ...body, ...changes }, { token: admin.token });
  const longer = await edit({ worker_id: null, end_time: '18:00' });
  assert.deepEqual([longer.status, longer.data.status, longer.data.worker, longer.data.total_hour], [200, 'published', null, '9.00']);
  const filled = await edit({ worker_id: aroha.id, end_time: '18:00' });
  assert.deepEqual([filled.data.status, filled.data.worker?.id, filled.data.total_cost], ['published', aroha.id, '360.00']);
});

test('drafts are discarded all or none, and never one that changed since', async () => {
  const drafts = [await draft(aroha), await draft(null)];
  const older = drafts.map(({ id, version }) => ({ id, version: version + 1 }));
  const refused = await api.send(shiftDrafts.discard, { shifts: older }, { token: admin.token });
  assert.deepEqual([refused.error, (await rowsOf(drafts)).length], ['stale', 2]);
  const { message, data } = await api.send(shiftDrafts.discard, { shifts: drafts }, { token: leader.token });
  assert.deepEqual([message, data.deleted, (await rowsOf(drafts)).length], ['Drafts deleted successfully.', 2, 0]);
});

test('an empty selection is refused at its field', async () => {
  assert.deepEqual((await publish([])).errors, { shifts: ['Shifts is required'] });
  assert.deepEqual((await preview([])).errors, { ids: ['Shifts is required'] });
});
