import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boards, type PartOfDay } from '@careloom/contract/resources/boards';
import { eq } from 'drizzle-orm';
import { boardLinks } from '../../platform/db/schema/boards';
import { users } from '../../platform/db/schema/identity';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import { hashToken } from '../../platform/secrets/tokens';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { answerOf } from '../../../testing/send';

/** Tuesday, 09:00 in Sydney. */
const NOW = new Date('2026-11-16T22:00:00Z');

let api: TestApi;
let admin: Person;
let leader: Person;
before(async () => {
  api = await startApi();
  api.clock.set(NOW);
  admin = await api.person('super_admin');
  leader = await api.person('team_leader', { first_name: 'Declan', last_name: 'Byrne', contact_no: '0455 550 142' });
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
const newHouse = () => makeHouse(api.services, { team_leader_id: leader.id });
const read = async (house: { id: number }, person = leader, day = '') => api.send(boards.get, { id: house.id, day }, as(person));

/** Published, from 12:00 to 18:00 in Sydney on the day, unless `fields` override it; for a worker named Lin Chen. */
async function shiftAt(house: { id: number }, date: string, fields: Parameters<typeof makeShift>[2] = {}) {
  const worker = await api.person('worker', { first_name: 'Lin', last_name: 'Chen' });
  const job = await makeJob(api.services, { house, postedBy: admin });
  const times = { date, start_at: new Date(`${date}T01:00:00Z`), end_at: new Date(`${date}T07:00:00Z`) };
  return makeShift(api.services, { job, worker, by: admin }, { ...times, ...fields });
}
type Shown = Awaited<ReturnType<typeof read>>['data'];
const cellOf = ({ days }: Pick<Shown, 'days'>, date: string, part: PartOfDay) =>
  days.find((day) => day.date === date)?.parts.find((one) => one.part === part) ?? assert.fail(`${date} ${part}`);

test('the board of a house shows its week: first names and faces, and the contact person', async () => {
  const house = await newHouse();
  await shiftAt(house, '2026-11-17');
  const { status, data } = await read(house);
  assert.deepEqual([status, data.from, data.to, data.today], [200, '2026-11-16', '2026-11-22', '2026-11-17']);
  assert.deepEqual(data.house, { id: house.id, name: house.name });
  assert.deepEqual(data.leader, { name: 'Declan', picture_url: null, contact_no: '0455 550 142' });
  assert.deepEqual(
    data.days.map(({ date, parts }) => [date, parts.map(({ part }) => part).join()]),
    Array.from({ length: 7 }, (_, at) => [`2026-11-${16 + at}`, 'morning,afternoon,night']),
  );
  assert.deepEqual(cellOf(data, '2026-11-17', 'afternoon'), {
    part: 'afternoon',
    people: [{ name: 'Lin', picture_url: null }],
    is_open: 0,
    outing: null,
  });
  assert.ok(!JSON.stringify(data).includes('Chen') && !JSON.stringify(data).includes('Byrne'));
});

test('any day of a week selects that week; an invalid day is refused', async () => {
  const house = await newHouse();
  const { data } = await read(house, leader, '2026-12-06');
  assert.deepEqual([data.from, data.to, data.today], ['2026-11-30', '2026-12-06', '2026-11-17']);
  const refused = await read(house, leader, '2026-02-30');
  assert.deepEqual([refused.status, refused.errors], [422, { day: ['Day is not a valid date.'] }]);
});

test('a draft only shows that somebody comes, a cancelled shift is not shown', async () => {
  const house = await newHouse();
  await shiftAt(house, '2026-11-17', { status: 'draft' });
  await shiftAt(house, '2026-11-18', { status: 'cancelled' });
  await shiftAt(house, '2026-11-19', { status: 'approved' });
  const { data } = await read(house);
  const seen = ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => {
    const { people, is_open } = cellOf(data, day, 'afternoon');
    return [people.length, is_open];
  });
  assert.deepEqual(seen, [
    [0, 1],
    [0, 0],
    [1, 0],
  ]);
});

test('a night worker sleeps in the house, unless one of the nights is worked awake', async () => {
  const house = await newHouse();
  const night = (date: string) => ({ start_at: new Date(`${date}T11:00:00Z`), end_at: new Date(`${date}T19:00:00Z`) });
  assert.equal((await read(house)).data.sleeps, 0);
  await shiftAt(house, '2026-11-17', { ...night('2026-11-17'), type: 'sleep_over' });
  assert.equal((await read(house)).data.sleeps, 1);
  await shiftAt(house, '2026-11-18', { ...night('2026-11-18'), type: 'active_night' });
  assert.equal((await read(house)).data.sleeps, 0);
});

test('the admin side reads every board, a leader those of their houses; other houses answer like unknown ones', async () => {
  const [house, foreign] = [await newHouse(), await makeHouse(api.services)];
  const gone = await makeHouse(api.services, { team_leader_id: leader.id, deleted_at: NOW });
  for (const person of [admin, await api.person('senior_manager')]) assert.equal((await read(foreign, person)).status, 200);
  assert.equal((await read(house)).status, 200);
  const [other, none, deleted] = [await read(foreign), await read({ id: 999_999 }), await read(gone)];
  for (const answer of [other, none, deleted]) assert.deepEqual([answer.status, answer.message], [404, 'Record does not exist.']);
  assert.equal((await read(house, await api.person('worker'))).error, 'forbidden');
  assert.equal((await api.send(boards.get, { id: house.id })).error, 'unauthenticated');
});

const MARKET = { date: '2026-11-18', part: 'afternoon', title: 'Market', symbol: 'basket' } as const;

test('an outing is added to the board, changed and removed', async () => {
  const house = await newHouse();
  const added = await api.send(boards.createOuting, { id: house.id, ...MARKET }, as(leader));
  assert.deepEqual([added.message, added.data], ['Outing added successfully.', { id: added.data.id, ...MARKET }]);
  const n = added.data.id;
  assert.deepEqual(cellOf((await read(house)).data, '2026-11-18', 'afternoon').outing, { id: n, title: 'Market', symbol: 'basket' });
  const footy = { date: '2026-11-19', part: 'night', title: 'Footy', symbol: 'trophy' } as const;
  const changed = await api.send(boards.updateOuting, { id: house.id, n, ...footy }, as(leader));
  assert.deepEqual([changed.message, changed.data], ['Outing updated successfully.', { id: n, ...footy }]);
  const { data } = await read(house);
  assert.equal(cellOf(data, '2026-11-18', 'afternoon').outing, null);
  assert.equal(cellOf(data, '2026-11-19', 'night').outing?.title, 'Footy');
  const removed = await api.send(boards.removeOuting, { id: house.id, n }, as(leader));
  assert.deepEqual([removed.status, removed.message], [200, 'Outing deleted successfully.']);
  assert.equal((await api.send(boards.removeOuting, { id: house.id, n }, as(leader))).status, 404);
});

test('a part of a day has one outing, also when two are added concurrently; other houses are independent', async () => {
  const [house, other] = [await newHouse(), await newHouse()];
  const add = (to: { id: number }, title: string) => api.send(boards.createOuting, { id: to.id, ...MARKET, title }, as(leader));
  const answers = await Promise.all([add(house, 'Market'), add(house, 'Footy')]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  assert.deepEqual(answers.find(({ status }) => status === 422)?.errors, { part: ['Part of the day has already been taken.'] });
  assert.equal((await add(other, 'Market')).status, 200);
  const mine = answers.find(({ status }) => status === 200)?.data.id ?? 0;
  const saved = await api.send(boards.updateOuting, { id: house.id, n: mine, ...MARKET, title: 'Beach' }, as(leader));
  assert.equal(saved.status, 200, 'its own part is no other outing');
  assert.equal((await api.send(boards.removeOuting, { id: other.id, n: mine }, as(leader))).status, 404);
});

const FAULTS: readonly [object, Record<string, string[]>][] = [
  [{ date: '2026-02-30' }, { date: ['Day is not a valid date.'] }],
  [{ date: '1999-12-31' }, { date: ['Day must be a date after or equal to 1 Jan 2000.'] }],
  [{ part: 'evening' }, { part: ['The selected Part of the day is invalid.'] }],
  [{ title: ' ' }, { title: ['Outing is required'] }],
  [{ title: 'x'.repeat(25) }, { title: ['Outing may not be greater than 24 characters.'] }],
  [{ symbol: '' }, { symbol: ['Picture is required'] }],
];
test('each invalid field of an outing has its error', async () => {
  const house = await newHouse();
  for (const [values, errors] of FAULTS) {
    const answer = await api.send(boards.createOuting, { id: house.id, ...MARKET, ...values }, as(leader));
    assert.deepEqual([answer.status, answer.errors], [422, errors]);
  }
});

async function newLink(house: { id: number }, person = leader) {
  const { data, message } = await api.send(boards.createLink, { id: house.id }, as(person));
  assert.equal(message, 'Link added successfully.');
  return { ...data, token: data.url.split('/').pop() ?? '' };
}
const open = (token: string) => api.send(boards.shared, { token });
const OVER = [404, 'This link has expired or was revoked. Ask the house for a new one.'];
const statusAndMessage = ({ status, message }: { status: number; message: string }) => [status, message];

test('a link shows the current week without a login: no surname, no number, no id', async () => {
  const house = await newHouse();
  await shiftAt(house, '2026-11-17');
  await api.send(boards.createOuting, { id: house.id, ...MARKET }, as(leader));
  const { status, data } = await open((await newLink(house)).token);
  assert.deepEqual([status, data.house, data.leader], [200, { name: house.name }, { name: 'Declan', picture_url: null }]);
  assert.deepEqual(cellOf(data as Shown, '2026-11-17', 'afternoon').people, [{ name: 'Lin', picture_url: null }]);
  assert.deepEqual(cellOf(data as Shown, '2026-11-18', 'afternoon').outing, { title: 'Market', symbol: 'basket' });
  const text = JSON.stringify(data);
  for (const secret of ['Chen', 'Byrne', '0455', '"id"', 'contact_no', house.address]) assert.ok(!text.includes(secret), secret);
});

test('only the creating answer contains the token; the list shows who created a link and its status', async () => {
  const house = await newHouse();
  const manager = await api.person('senior_manager', { first_name: 'Mei', last_name: 'Wong' });
  const [first, second] = [await newLink(house), await newLink(house, manager)];
  assert.match(first.url, /\/whos-coming\/[\w-]{43}$/);
  const listed = await api.send(boards.links, { id: house.id }, as(leader));
  assert.deepEqual(
    listed.data.map(({ id, status, made_by }) => [id, status, made_by.first_name]),
    [
      [second.id, 'active', 'Mei'],
      [first.id, 'active', 'Declan'],
    ],
  );
  assert.equal(Date.parse(first.expires_at) - Date.parse(first.created_at), 7 * 86_400_000);
  const stored = await api.services.db.select().from(boardLinks).where(eq(boardLinks.id, first.id));
  assert.equal(stored[0]?.token_hash, hashToken(first.token));
  assert.ok(!JSON.stringify([stored, listed.data]).includes(first.token));
});

test('a revoked link is refused, and revoking it again gives the same answer', async () => {
  const house = await newHouse();
  const link = await newLink(house);
  assert.equal((await open(link.token)).status, 200);
  const revoke = () => api.send(boards.revokeLink, { id: house.id, n: link.id }, as(leader));
  const [one, again] = [await revoke(), await revoke()];
  assert.deepEqual([one.message, one.data.status], ['Link revoked successfully.', 'revoked']);
  assert.equal(again.data.revoked_at, one.data.revoked_at);
  assert.deepEqual(statusAndMessage(await open(link.token)), OVER);
});

test('a link is refused after seven days, when its house is closed, and when it never existed', async () => {
  const house = await newHouse();
  const link = await newLink(house);
  const ends = new Date(link.expires_at).getTime();
  api.clock.set(new Date(ends - 1_000));
  assert.equal((await open(link.token)).status, 200);
  api.clock.set(new Date(ends));
  assert.deepEqual(statusAndMessage(await open(link.token)), OVER);
  api.clock.set(NOW);
  await api.services.db.update(houses).set({ deleted_at: NOW }).where(eq(houses.id, house.id));
  assert.deepEqual(statusAndMessage(await open(link.token)), OVER);
  for (const token of ['x'.repeat(43), 'x', '%00']) assert.deepEqual(statusAndMessage(await open(token)), OVER);
});

test('a leader cannot create, list or revoke links of other houses', async () => {
  const [house, foreign] = [await newHouse(), await makeHouse(api.services)];
  const theirs = await newLink(foreign, admin);
  for (const answer of [
    await api.send(boards.createLink, { id: foreign.id }, as(leader)),
    await api.send(boards.links, { id: foreign.id }, as(leader)),
    await api.send(boards.revokeLink, { id: foreign.id, n: theirs.id }, as(leader)),
    await api.send(boards.revokeLink, { id: house.id, n: theirs.id }, as(leader)),
  ])
    assert.deepEqual(statusAndMessage(answer), [404, 'Record does not exist.']);
  assert.equal((await open(theirs.token)).status, 200);
});

test('a face is served only with a link that works, and only if it is on the board', async () => {
  const house = await newHouse();
  const picture = await api.services.files.save(api.services.db, {
    ownerId: null,
    kind: 'picture',
    name: 'lin.png',
    mime: 'image/png',
    content: Buffer.from('face'),
  });
  const shift = await shiftAt(house, '2026-11-17');
  await api.services.db
    .update(users)
    .set({ picture_file_id: picture })
    .where(eq(users.id, shift.worker_id ?? 0));
  const [link, other] = [await newLink(house), await newLink(house)];
  const { data } = await open(link.token);
  const address = cellOf(data as Shown, '2026-11-17', 'afternoon').people[0]?.picture_url ?? assert.fail('no face');
  const get = (path: string) => fetch(`${api.url}${path}`);
  const shown = await get(address);
  assert.deepEqual([shown.status, shown.headers.get('content-type'), await shown.text()], [200, 'image/png', 'face']);
  assert.equal(shown.headers.get('cache-control'), 'no-store');
  assert.equal((await get(address.replace(link.token, other.token))).status, 404, 'of another link');
  assert.equal((await get(`${address}x`)).status, 404);
  await api.services.db.update(shifts).set({ status: 'cancelled' }).where(eq(shifts.id, shift.id));
  assert.equal((await get(address)).status, 404, 'nobody on the board any more');
  await api.services.db.update(shifts).set({ status: 'published' }).where(eq(shifts.id, shift.id));
  await api.send(boards.revokeLink, { id: house.id, n: link.id }, as(leader));
  assert.deepEqual(statusAndMessage(await answerOf(await get(address))), OVER);
});

test('a link can be opened sixty times a minute from one address', async () => {
  const limited = await startApi({ RATE_LIMIT: '1200' });
  const ask = () => limited.send(boards.shared, { token: 'x'.repeat(43) });
  for (let call = 0; call < 60; call++) assert.equal((await ask()).status, 404);
  const { status, headers } = await ask();
  assert.equal(status, 429);
  assert.ok(Number(headers.get('retry-after')) > 0);
  await limited.close();
});
