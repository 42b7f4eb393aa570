import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { shiftDrafts } from '@careloom/contract/resources/shift-drafts';
import { shiftWeeks } from '@careloom/contract/resources/shift-weeks';
import { type ShiftBody, shifts } from '@careloom/contract/resources/shifts';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
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
let aroha: Person;
let lin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
});
after(() => api.close());
beforeEach(async () => {
  await api.services.db.delete(table);
  house = await makeHouse(api.services, { team_leader_id: leader.id });
  job = await makeJob(api.services, { house, postedBy: admin });
  [aroha, lin] = [await api.person('worker'), await api.person('worker')];
  for (const worker of [aroha, lin]) await makeTerms(api.services, worker);
});

/** Two Mondays. The second week has no holiday in New South Wales. */
const [FROM, TO] = ['2026-11-16', '2026-11-23'];
const plan = async (worker: Person | null, changes: Partial<ShiftBody> = {}) => {
  const hours = { start_time: '09:00', end_time: '17:00', type: 'normal' as const };
  const status = worker ? ('published' as const) : ('draft' as const);
  const body = { job_id: job.id, worker_id: worker?.id ?? null, date: FROM, name: 'Morning', ...hours, status, ...changes };
  const { data, errors } = await api.send(shifts.create, body, { token: admin.token });
  assert.ok(data?.id, JSON.stringify(errors));
  return data;
};
const preview = (changes: object = {}, person = admin) =>
  api.send(shiftWeeks.preview, { from: FROM, to: TO, ...changes }, { token: person.token });
type Chosen = { id: number; version: number; keep_worker?: 0 | 1 };
const copy = (chosen: readonly Chosen[], changes: object = {}, person = admin) =>
  api.send(shiftWeeks.copy, { from: FROM, to: TO, shifts: [...chosen], ...changes }, { token: person.token });
const planned = (from = TO) =>
  api.services.db
    .select()
    .from(table)
    .where(and(gte(table.date, from), eq(table.job_id, job.id)))
    .orderBy(asc(table.start_at), asc(table.id));
const CLASH = 'Worker already on another shift at the same time. Do you want to reassign?';

test('a week is copied day by day as drafts at the price of the new days; the preview matches to the cent, and nobody is notified', async () => {
  await plan(aroha);
  await plan(aroha, { date: '2026-11-21', start_time: '20:00', end_time: '04:10', type: 'active_night' });
  await plan(lin, { date: '2026-11-18', start_time: '22:00', end_time: '06:00', type: 'sleep_over' });
  await plan(null, { date: '2026-11-22' });
  const { data } = await preview();
  assert.deepEqual(
    data.shifts.map(({ date, start_time, end_time, worker, type }) => [date, start_time, end_time, worker?.id ?? null, type]),
    [
      ['2026-11-23', '09:00', '17:00', aroha.id, 'normal'],
      ['2026-11-25', '22:00', '06:00', lin.id, 'sleep_over'],
      ['2026-11-28', '20:00', '04:10', aroha.id, 'active_night'],
      ['2026-11-29', '09:00', '17:00', null, 'normal'],
    ],
  );
  assert.deepEqual(await planned(), [], 'a preview writes nothing');
  const before = await api.services.db.$count(notices);
  const sum = (data.shifts.reduce((total, { total_cost }) => total + Math.round(Number(total_cost) * 100), 0) / 100).toFixed(2);
  const { status, message, data: made } = await copy(data.shifts, { total_cost: sum });
  assert.deepEqual([status, message, made.total_cost], [200, 'Drafts added successfully.', sum]);
  const written = await planned();
  assert.deepEqual(
    written.map(({ date, status: state, cost_cents }) => [date, state, (cost_cents / 100).toFixed(2)]),
    data.shifts.map(({ date, total_cost }) => [date, 'draft', total_cost]),
  );
  assert.deepEqual(
    made.shifts,
    data.shifts.map((_, at) => ({ id: made.shifts[at]?.id, version: 1 })),
  );
  assert.equal(await api.services.db.$count(notices), before);
});

test('shifts are copied as planned, not as worked; cancelled ones are not copied', async () => {
  const worked = await plan(aroha);
  await api.services.db.execute(sql`update shifts set status = 'completed' where id = ${worked.id}`);
  const late = new Date('2026-11-15T22:17:00Z');
  await api.services.db.update(table).set({ start_time: '09:17', start_at: late }).where(eq(table.id, worked.id));
  const gone = await plan(lin);
  await api.services.db.update(table).set({ status: 'cancelled' }).where(eq(table.id, gone.id));
  const { data } = await preview();
  assert.deepEqual(
    data.shifts.map(({ id, start_time, end_time, cost_before }) => [id, start_time, end_time, cost_before]),
    [[worked.id, '09:00', '17:00', '320.00']],
  );
});

test('a copy on a public holiday, across a clock change or with too little rest has a warning, and the previous price', async () => {
  await plan(aroha, { date: '2026-12-18', start_time: '07:00', end_time: '15:00' });
  await plan(aroha, { date: '2026-12-17', start_time: '15:00', end_time: '23:00' });
  const { data } = await preview({ from: '2026-12-14', to: '2026-12-21' });
  const [, christmas] = data.shifts;
  assert.deepEqual([christmas?.cost_before, christmas?.total_cost, christmas?.holidays], ['320.00', '704.00', ['Christmas Day']]);
  assert.deepEqual(
    christmas?.warnings.map(({ code }) => code),
    ['short_break'],
  );
  const { data: night } = await preview({ from: '2026-12-14', to: '2026-12-14', template_id: 1 });
  assert.equal(night, undefined, 'one source alone');
  await api.services.db.delete(table);
  await plan(aroha, { date: '2026-09-26', start_time: '22:00', end_time: '06:00', type: 'active_night' });
  const { data: shorter } = await preview({ from: '2026-09-21', to: '2026-09-28' });
  assert.deepEqual(
    shorter.shifts.map(({ total_hour, warnings }) => [total_hour, warnings.map(({ code }) => code)]),
    [['7.00', ['clock_changes']]],
  );
});

test('a copy whose worker is busy, has no agreement or whose job is over shows so; it may be possible without the worker', async () => {
  const closing = await makeJob(api.services, { house, postedBy: admin }, { end_date: '2026-11-20' });
  const gone = await api.person('worker');
  const { id: agreement } = await makeTerms(api.services, gone);
  const busy = await plan(aroha);
  const left = await plan(gone);
  const over = await plan(lin, { job_id: closing.id });
  await plan(aroha, { date: TO, start_time: '16:00', end_time: '20:00' });
  await terminate(api.services, agreement);
  const { data } = await preview();
  const of = (id: number) => data.shifts.find((shift) => shift.id === id);
  assert.deepEqual([of(busy.id)?.clashes, of(busy.id)?.fits_without_worker, of(busy.id)?.refusal], [1, 1, null]);
  assert.deepEqual([of(left.id)?.refusal, of(left.id)?.fits_without_worker], ["Worker's service agreement terminated, renew first.", 1]);
  const reason = 'This job ends on 20 Nov 2026: only days up to then can have shifts.';
  assert.deepEqual([of(over.id)?.refusal, of(over.id)?.fits_without_worker], [reason, 0]);
  const fine = await plan(lin, { date: '2026-11-19' });
  const clash = await copy([fine, busy].map(({ id, version = 0 }) => ({ id, version })));
  assert.deepEqual([clash.status, clash.message, clash.errors], [422, CLASH, { 'shifts.1': [CLASH] }]);
  const refused = await copy([fine, over].map(({ id, version = 0 }) => ({ id, version })));
  assert.deepEqual(refused.errors, { 'shifts.1': [reason] });
  assert.equal(refused.message, `Nothing was saved. Morning, 23 Nov 2026, 09:00–17:00: ${reason}`);
  assert.equal((await planned()).length, 1, 'all or none');
  const without = await copy([busy, left].map(({ id, version = 0 }) => ({ id, version, keep_worker: 0 as const })));
  assert.equal(without.data.total_cost, '0.00');
  assert.deepEqual(
    (await planned()).map(({ worker_id }) => worker_id),
    [null, null, aroha.id],
  );
});

test('shifts that were copied before are shown as existing', async () => {
  await plan(null);
  const [first] = (await preview()).data.shifts;
  assert.equal(first?.is_there, 0);
  await copy(first ? [first] : []);
  const [again] = (await preview()).data.shifts;
  assert.deepEqual([again?.is_there, again?.clashes], [1, 0]);
});

test('a shift that has changed since, or copies whose cost has changed, are refused as stale', async () => {
  const { id, version = 0 } = await plan(aroha);
  const older = await copy([{ id, version: version + 1 }]);
  assert.deepEqual([older.status, older.error], [422, 'stale']);
  assert.deepEqual(older.data, { changed: [{ id, now: 'Morning, 16 Nov 2026, 09:00–17:00 is not as you saw it.' }] });
  assert.equal((await copy([{ id, version }], { total_cost: '1.00' })).error, 'stale');
  assert.deepEqual(await planned(), []);
});

test('copies are undone in one step, but none of them once somebody changed one', async () => {
  await plan(aroha);
  await plan(lin, { date: '2026-11-17' });
  const undo = (made: { id: number; version: number }[]) => api.send(shiftDrafts.discard, { shifts: made }, { token: admin.token });
  const first = (await copy((await preview()).data.shifts)).data.shifts;
  assert.equal((await undo(first)).status, 200);
  assert.deepEqual(await planned(), []);
  const second = (await copy((await preview()).data.shifts)).data.shifts;
  await api.send(shiftDrafts.publish, { shifts: second.slice(0, 1) }, { token: leader.token });
  assert.equal((await undo(second)).error, 'stale');
  assert.equal((await planned()).length, 2);
});

test('a team leader copies only the shifts of the houses led; a worker none', async () => {
  const other = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  const own = await plan(aroha);
  const foreign = await plan(lin, { job_id: other.id });
  assert.deepEqual(
    (await preview({}, leader)).data.shifts.map(({ id }) => id),
    [own.id],
  );
  assert.equal((await copy([{ id: foreign.id, version: 1 }], {}, leader)).error, 'stale');
  assert.equal((await copy([{ id: own.id, version: 1 }], {}, leader)).status, 200);
  assert.equal((await preview({}, aroha)).error, 'forbidden');
  const chosen = await preview({ house_ids: [other.house_id] });
  assert.deepEqual(
    chosen.data.shifts.map(({ id }) => id),
    [foreign.id],
  );
});

test('each invalid field of a copy has its error', async () => {
  assert.deepEqual((await preview({ from: null })).errors, { from: ['From is required'] });
  assert.deepEqual((await preview({ template_id: 1 })).errors, { template_id: ['The selected Template is invalid.'] });
  assert.deepEqual((await preview({ to: FROM })).errors, { to: ['The selected To is invalid.'] });
  assert.deepEqual((await copy([])).errors, { shifts: ['Shifts is required'] });
});
