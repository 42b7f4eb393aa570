import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { replacements } from '@careloom/contract/resources/replacements';
import { shiftOffers } from '@careloom/contract/resources/shift-offers';
import { shifts } from '@careloom/contract/resources/shifts';
import { and, eq } from 'drizzle-orm';
import { notifications } from '../../platform/db/schema/notices';
import { shiftOffers as offersTable } from '../../platform/db/schema/offers';
import { shifts as table } from '../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../testing/harness';
import { allPushed, connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';
import { endOffers } from './end-offers';

const HOUR_MS = 3_600_000;

let api: TestApi;
let admin: Person;
let leader: Person;
let job: { id: number; house_id: number };
let eleni: Person;
let grace: Person;
before(async () => {
  api = await startApi();
  api.clock.set(new Date('2026-11-21T05:00:00Z'));
  admin = await api.person('super_admin', { first_name: 'Priya', last_name: 'Rao' });
  leader = await api.person('team_leader');
  const house = await makeHouse(api.services, { name: 'Wattle Grove', team_leader_id: leader.id });
  job = await makeJob(api.services, { house, postedBy: admin });
  [eleni, grace] = [await someone('Eleni'), await someone('Grace')];
});
after(() => api.close());

async function someone(first_name: string): Promise<Person> {
  const person = await api.person('worker', { first_name, last_name: 'Katsaros' });
  await makeTerms(api.services, person);
  return person;
}

let days = 0;
/** A draft without a worker, 09:00 to 17:00 in Sydney on a separate day in December. */
function unfilled(fields: Partial<typeof table.$inferInsert> = {}) {
  days += 1;
  const start_at = new Date(Date.parse('2026-11-30T22:00:00Z') + days * 24 * HOUR_MS);
  const date = new Date(start_at.getTime() + 11 * HOUR_MS).toISOString().slice(0, 10);
  const times = { date, start_at, end_at: new Date(start_at.getTime() + 8 * HOUR_MS) };
  const nobody = { worker_id: null, status: 'draft' as const, cost_cents: 0, fee_cents: 0 };
  return makeShift(api.services, { job, worker: admin, by: admin }, { ...times, ...nobody, ...fields });
}

const offer = (id: number, to: readonly Person[], until?: string) =>
  api.send(shiftOffers.create, { id, worker_ids: to.map((one) => one.id), ...(until && { until }) }, { token: admin.token });
const own = async (person: Person) => (await api.send(shiftOffers.own, {}, { token: person.token })).data.offers;
const offerOf = async (person: Person, shiftId: number) => (await own(person)).find(({ shift_id }) => shift_id === shiftId)?.id ?? 0;
const accept = (person: Person, id: number) => api.send(shiftOffers.accept, { id }, { token: person.token });
const decline = (person: Person, id: number) => api.send(shiftOffers.decline, { id }, { token: person.token });
const read = async (id: number) => (await api.send(shifts.get, { id }, { token: admin.token })).data;
const statusesOf = async (id: number) =>
  (await api.services.db.select().from(offersTable).where(eq(offersTable.shift_id, id)).orderBy(offersTable.id)).map(
    ({ status }) => status,
  );
const noticesOf = async ({ id }: Person, shiftId: number) =>
  (
    await api.services.db
      .select({ message: notifications.message })
      .from(notifications)
      .where(and(eq(notifications.user_id, id), eq(notifications.route_id, shiftId)))
      .orderBy(notifications.id)
  ).map(({ message }) => message);
/** Saturday, 5 Dec 2026 as 5 Dec 2026. */
const spoken = (date: string) => `${Number(date.slice(8))} Dec 2026`;

test('an offer notifies its workers of the pay and the deadline, and the first to accept gets the shift', async () => {
  const shift = await unfilled();
  const { message, data } = await offer(shift.id, [eleni, grace]);
  assert.equal(message, 'Shift offered successfully.');
  assert.deepEqual(data.offers.map(({ worker, status, ends_at }) => [worker.first_name, status, ends_at.slice(0, 16)]).sort(), [
    ['Eleni', 'open', '2026-11-21T07:00'],
    ['Grace', 'open', '2026-11-21T07:00'],
  ]);
  const [offered] = await own(eleni);
  assert.deepEqual(
    [offered?.status, offered?.house.name, offered?.start_time, offered?.end_time, offered?.total_cost, offered?.total_hour],
    ['open', 'Wattle Grove', '09:00', '17:00', '320.00', '8.00'],
  );
  const text = `Priya Rao offers you the shift Morning, ${spoken(shift.date)}, 09:00 at Wattle Grove. The first yes gets it, until 18:00.`;
  assert.deepEqual(await noticesOf(grace, shift.id), [text]);

  const graces = await offerOf(grace, shift.id);
  const mine = offered?.id ?? 0;
  for (let time = 0; time < 2; time += 1) {
    const taken = await accept(eleni, mine);
    assert.deepEqual(
      [taken.status, taken.message, taken.data.status, taken.data.worker?.id],
      [200, 'The shift is yours.', 'confirmed', eleni.id],
    );
    assert.equal(taken.data.total_cost, '320.00');
  }
  for (const answer of [await accept(grace, graces), await decline(grace, graces)])
    assert.deepEqual([answer.status, answer.message], [422, 'This shift is taken: somebody else was first.']);
  assert.deepEqual([(await own(grace)).map(({ status }) => status), await own(eleni)], [['taken'], []]);
  const takenText = `Eleni Katsaros takes the shift Morning, ${spoken(shift.date)}, 09:00 at Wattle Grove.`;
  assert.deepEqual([await noticesOf(admin, shift.id), await noticesOf(leader, shift.id)], [[takenText], [takenText]]);
  assert.equal((await read(shift.id)).changed_by?.id, admin.id, 'who offered it decided on what is paid');
});

test('of fifty who accept concurrently exactly one gets the shift, and the others are refused', async () => {
  const many = await Promise.all(Array.from({ length: 50 }, (_, nth) => someone(`Many ${nth}`)));
  const shift = await unfilled();
  assert.equal((await offer(shift.id, many)).status, 200);
  const ids = await Promise.all(many.map((one) => offerOf(one, shift.id)));
  const answers = await Promise.all(many.map((one, nth) => accept(one, ids[nth] ?? 0)));
  const messages = answers.map(({ status, message }) => `${status} ${message}`).sort();
  assert.deepEqual(messages, ['200 The shift is yours.', ...Array<string>(49).fill('422 This shift is taken: somebody else was first.')]);
  const winner = many[answers.findIndex(({ status }) => status === 200)];
  assert.equal((await read(shift.id)).worker?.id, winner?.id);
  assert.deepEqual((await statusesOf(shift.id)).sort(), ['accepted', ...Array<string>(49).fill('taken')]);
});

test('a worker who accepts two overlapping shifts concurrently gets one, in either order', async () => {
  const one = await unfilled();
  const { date, start_at, end_at } = one;
  const other = await unfilled({ date, start_at, end_at });
  for (const shift of [one, other]) await offer(shift.id, [eleni]);
  const answers = await Promise.all([one, other].map(async ({ id }) => accept(eleni, await offerOf(eleni, id))));
  assert.deepEqual(answers.map(({ status, message }) => `${status} ${message}`).sort(), [
    '200 The shift is yours.',
    '422 You have another shift at the same time by now.',
  ]);
});

test('an assigned shift keeps its worker until another accepts; then the previous worker is notified', async () => {
  const shift = await unfilled({ worker_id: grace.id, status: 'confirmed' });
  await offer(shift.id, [eleni]);
  assert.equal((await read(shift.id)).worker?.id, grace.id);
  await accept(eleni, await offerOf(eleni, shift.id));
  assert.deepEqual([(await read(shift.id)).worker?.id, (await read(shift.id)).status], [eleni.id, 'confirmed']);
  assert.deepEqual(await noticesOf(grace, shift.id), [
    `Eleni Katsaros works your shift Morning, ${spoken(shift.date)}, 09:00 at Wattle Grove instead of you.`,
  ]);
});

test('a worker who declines is listed as such and not asked again; the planner is notified, and the shift stays', async () => {
  const shift = await unfilled();
  await offer(shift.id, [eleni]);
  const id = await offerOf(eleni, shift.id);
  for (let time = 0; time < 2; time += 1)
    assert.deepEqual([(await decline(eleni, id)).status, (await own(eleni)).some((one) => one.id === id)], [200, false]);
  assert.equal((await accept(eleni, id)).message, 'You have already answered this offer.');
  assert.deepEqual(await noticesOf(admin, shift.id), [
    `Eleni Katsaros can not take the shift Morning, ${spoken(shift.date)}, 09:00 at Wattle Grove.`,
  ]);
  const { data } = await api.send(replacements.candidates, { id: shift.id }, { token: admin.token });
  assert.equal(data.excluded.find(({ worker }) => worker.id === eleni.id)?.code, 'declined');
  const again = await offer(shift.id, [eleni]);
  assert.deepEqual([again.status, again.errors], [422, { worker_ids: ['Eleni Katsaros can not take this shift.'] }]);
});

test('an offer has expired at its deadline, before and after the job has updated it, and the planner is notified once', async () => {
  const shift = await unfilled();
  const now = api.clock.now();
  await offer(shift.id, [eleni, grace], new Date(now.getTime() + 30 * 60_000).toISOString());
  const id = await offerOf(eleni, shift.id);
  await endOffers(api.services)();
  assert.deepEqual(await statusesOf(shift.id), ['open', 'open']);
  api.clock.advance({ minutes: 31 });
  assert.deepEqual(
    [(await accept(eleni, id)).message, (await decline(eleni, id)).message],
    Array(2).fill('The time to answer this offer is over.'),
  );
  assert.equal((await own(eleni)).find((one) => one.id === id)?.status, 'expired');
  await endOffers(api.services)();
  await endOffers(api.services)();
  assert.deepEqual(await statusesOf(shift.id), ['expired', 'expired']);
  assert.equal((await accept(eleni, id)).message, 'The time to answer this offer is over.');
  assert.deepEqual(await noticesOf(admin, shift.id), [`Nobody took the shift Morning, ${spoken(shift.date)}, 09:00 at Wattle Grove.`]);
  const again = await offer(shift.id, [eleni]);
  assert.equal(again.status, 200, 'it can be offered again');
});

const ENDINGS: [what: string, end: (shift: typeof table.$inferSelect) => Promise<unknown>][] = [
  ['filled', ({ id }) => api.services.db.update(table).set({ worker_id: grace.id, status: 'published' }).where(eq(table.id, id))],
  [
    'moved',
    ({ id, end_at }) =>
      api.services.db
        .update(table)
        .set({ end_at: new Date(end_at.getTime() + HOUR_MS) })
        .where(eq(table.id, id)),
  ],
  ['cancelled', ({ id }) => api.services.db.update(table).set({ status: 'cancelled' }).where(eq(table.id, id))],
  ['withdrawn by the planner', ({ id }) => api.send(shiftOffers.withdraw, { id }, { token: admin.token })],
];
for (const [what, end] of ENDINGS) {
  test(`an offer is no longer valid once the shift was ${what}`, async () => {
    const shift = await unfilled();
    await offer(shift.id, [eleni]);
    const id = await offerOf(eleni, shift.id);
    await end(shift);
    for (const answer of [await accept(eleni, id), await decline(eleni, id)])
      assert.deepEqual(
        [answer.status, answer.message],
        [422, 'This offer does not stand any more: the shift was changed, filled or taken back.'],
      );
  });
}

test("an offer stays valid when the shift's worker gives it back, and when its name is changed", async () => {
  const shift = await unfilled({ worker_id: grace.id, status: 'published' });
  await offer(shift.id, [eleni]);
  await api.send(shifts.decline, { id: shift.id }, { token: grace.token });
  await api.services.db.update(table).set({ name: 'Long day' }).where(eq(table.id, shift.id));
  assert.deepEqual((await accept(eleni, await offerOf(eleni, shift.id))).data.worker?.id, eleni.id);
});

test('only a future shift can be offered, until its start at the latest, to workers who can take it', async () => {
  const shift = await unfilled();
  const begun = await unfilled({ start_at: new Date('2026-11-21T01:00:00Z'), end_at: new Date('2026-11-21T09:00:00Z') });
  assert.equal((await offer(begun.id, [eleni])).message, 'Only a shift to come can be offered.');
  const wrong = { until: ['An offer ends in the future, and when the shift begins at the latest.'] };
  assert.deepEqual((await offer(shift.id, [eleni], '2026-11-21T04:00:00Z')).errors, wrong);
  assert.deepEqual((await offer(shift.id, [eleni], new Date(shift.start_at.getTime() + 1_000).toISOString())).errors, wrong);
  assert.deepEqual((await offer(shift.id, [eleni], 'soon')).errors, { until: ['Until is not a valid date.'] });
  assert.deepEqual((await offer(shift.id, [])).errors, { worker_ids: ['Workers is required'] });
  const outsider = await api.person('worker', { first_name: 'Tuan', last_name: 'Nguyen' });
  assert.deepEqual((await offer(shift.id, [eleni, outsider])).errors, { worker_ids: ['Tuan Nguyen can not take this shift.'] });
  assert.deepEqual((await offer(shift.id, [leader])).errors, { worker_ids: ['The selected Workers is invalid.'] });
  assert.deepEqual(await statusesOf(shift.id), [], 'all or none');
});

test("another's offer answers 404; a leader offers shifts of the houses led, a worker none", async () => {
  const shift = await unfilled();
  await offer(shift.id, [eleni]);
  const id = await offerOf(eleni, shift.id);
  assert.deepEqual([(await accept(grace, id)).status, (await decline(grace, id)).status], [404, 404]);
  assert.equal((await accept(admin, id)).error, 'forbidden');
  const input = { id: shift.id, worker_ids: [eleni.id] };
  const other = await api.person('team_leader');
  assert.equal((await api.send(shiftOffers.create, input, { token: other.token })).message, 'Shift not found.');
  assert.equal((await api.send(shiftOffers.create, input, { token: leader.token })).status, 200);
  assert.equal((await api.send(shiftOffers.create, input, { token: eleni.token })).error, 'forbidden');
});

test('open pages of the workers asked, and of the planner, are notified at once', async () => {
  const shift = await unfilled();
  await allPushed(api);
  const pushTo = async (person: Person) => {
    const pusher = connectPusher(api, person.token);
    const pushed = nextEvent(await subscribed(pusher, `private-user.${person.id}`), 'ResourceChanged');
    return { pushed, pusher };
  };
  const changed = (actor: Person) => ({ resource: 'shift', ids: [shift.id], version: null, actor: actor.id });
  const asked = await pushTo(grace);
  await offer(shift.id, [eleni, grace]);
  assert.deepEqual(await asked.pushed, changed(admin));
  asked.pusher.disconnect();
  await allPushed(api);
  const [loser, planner] = [await pushTo(grace), await pushTo(admin)];
  await accept(eleni, await offerOf(eleni, shift.id));
  assert.deepEqual([await loser.pushed, await planner.pushed], [changed(eleni), changed(eleni)]);
  for (const { pusher } of [loser, planner]) pusher.disconnect();
});
