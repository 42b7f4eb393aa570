import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { MOST_PINS, MOST_VIEWS, savedViews } from '@careloom/contract/resources/saved-views';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';

let api: TestApi;
let admin: Person;
let worker: Person;
before(async () => {
  api = await startApi();
  [admin, worker] = [await api.person('super_admin'), await api.person('worker')];
});
after(() => api.close());

const as = ({ token }: Person) => ({ token });
const save = (input: object, person = admin) =>
  api.send(savedViews.create, { list: 'invoice-report', name: 'October', query: '', ...input }, as(person));
const views = async (person = admin) => (await api.send(savedViews.list, {}, as(person))).data.views;

test('the filters of a list are saved under a name, without the page, and only for their owner', async () => {
  const { data, message } = await save({ name: 'Banksia by month', query: 'page=3&house_id=7&by=month&status=paid%2Cpart_paid' });
  assert.equal(message, 'View added successfully.');
  await save({ list: 'jobs', name: 'a list of another kind', query: 'search=nights' });
  assert.deepEqual(
    (await views()).map(({ name, list, query }) => [name, list, query]),
    [
      ['a list of another kind', 'jobs', 'search=nights'],
      ['Banksia by month', 'invoice-report', 'house_id=7&by=month&status=paid%2Cpart_paid'],
    ],
  );
  assert.deepEqual(await views(worker), []);
  assert.equal((await api.send(savedViews.edit, { id: data.id, name: 'Mine' }, as(worker))).status, 404);
  assert.equal((await api.send(savedViews.remove, { id: data.id }, as(worker))).status, 404);
});

test('a view can be renamed; a deleted one no longer exists', async () => {
  const { data } = await save({ name: 'Nightly' });
  const renamed = await api.send(savedViews.edit, { id: data.id, name: 'Nights' }, as(admin));
  assert.deepEqual([renamed.message, renamed.data.name], ['View updated successfully.', 'Nights']);
  const removed = await api.send(savedViews.remove, { id: data.id }, as(admin));
  assert.equal(removed.message, 'View deleted successfully.');
  assert.ok((await views()).every(({ id }) => id !== data.id));
});

test('a name that is taken, empty or too long is refused at its field; another list may use the same name', async () => {
  const { data } = await save({ name: 'Overdue' });
  const taken = { name: ['View name has already been taken.'] };
  assert.deepEqual((await save({ name: 'overDUE' })).errors, taken);
  const other = (await save({ name: 'Paid' })).data;
  assert.deepEqual((await api.send(savedViews.edit, { id: other.id, name: 'Overdue' }, as(admin))).errors, taken);
  assert.equal((await api.send(savedViews.edit, { id: data.id, name: 'OVERDUE' }, as(admin))).status, 200);
  assert.equal((await save({ name: 'Overdue', list: 'expense-report' })).status, 200);
  assert.deepEqual((await save({ name: ' ' })).errors, { name: ['View name is required'] });
  assert.deepEqual((await save({ name: 'x'.repeat(61) })).errors, { name: ['View name may not be greater than 60 characters.'] });
});

test('the maximum is twenty views of a list', async () => {
  const many = await api.person('super_admin');
  const answers = [];
  for (let nth = 0; nth <= MOST_VIEWS; nth += 1) answers.push(await save({ name: `View ${nth}` }, many));
  assert.deepEqual(
    answers.slice(-2).map(({ status, message }) => [status, message]),
    [
      [200, 'View added successfully.'],
      [422, 'You have 20 saved views of this list. Delete one before you save another.'],
    ],
  );
  assert.equal((await save({ list: 'expense-report', name: 'View 1' }, many)).status, 200);
});

test('only a report can be mailed, and only to a user who may read it', async () => {
  const refusal = { mailed_as: ['Only a report that you may read can be mailed.'] };
  assert.deepEqual((await save({ list: 'jobs', name: 'Mailed jobs', mailed_as: 'pdf' })).errors, refusal);
  assert.deepEqual((await save({ mailed_as: 'pdf' }, worker)).errors, refusal);
  const { data } = await save({ name: 'Mailed', mailed_as: 'xlsx' });
  assert.equal(data.mailed_as, 'xlsx');
  assert.equal((await api.send(savedViews.edit, { id: data.id, name: 'Mailed' }, as(admin))).data.mailed_as, null);
});

const pin = (id: number, place: number | null, person = admin) => api.send(savedViews.pin, { id, place }, as(person));
const pins = async (person: Person) => (await api.send(auth.profile, {}, as(person))).data.pins;

test("the profile has the pinned views, by list in their owner's order, until they are unpinned or deleted", async () => {
  const owner = await api.person('senior_manager');
  const make = async (list: string, name: string) => (await save({ list, name, query: `search=${name}` }, owner)).data.id;
  const [nights, days, own, unpinned] = [
    await make('jobs', 'Nights'),
    await make('jobs', 'Days'),
    await make('houses', 'Own'),
    await make('jobs', 'Other'),
  ];
  assert.deepEqual(await pins(owner), []);
  const first = await pin(nights, 99, owner);
  assert.deepEqual([first.message, first.data.place], ['View updated successfully.', 0]);
  await pin(own, 0, owner);
  assert.equal((await pin(days, 99, owner)).data.place, 1);
  const names = async () => (await pins(owner))?.map(({ name }) => name);
  assert.deepEqual(await names(), ['Own', 'Nights', 'Days']);
  assert.deepEqual((await pins(owner))?.[1], { id: nights, list: 'jobs', name: 'Nights', query: 'search=Nights' });
  await pin(days, 0, owner);
  assert.deepEqual(await names(), ['Own', 'Days', 'Nights']);
  const kept = (await views(owner)).filter(({ list }) => list === 'jobs').map(({ name, place }) => [name, place]);
  assert.deepEqual(kept, [
    ['Days', 0],
    ['Nights', 1],
    ['Other', null],
  ]);
  await api.send(savedViews.edit, { id: nights, name: 'Late' }, as(owner));
  assert.equal((await pin(days, null, owner)).data.place, null);
  assert.deepEqual(await names(), ['Own', 'Late']);
  await api.send(savedViews.remove, { id: own }, as(owner));
  assert.deepEqual(await names(), ['Late']);
  assert.equal((await pin(unpinned, 0, worker)).status, 404);
  assert.deepEqual(await pins(worker), []);
});

test('the maximum is twelve pinned views; a pinned one can still be moved', async () => {
  const owner = await api.person('super_admin');
  const ids: number[] = [];
  for (let nth = 0; nth <= MOST_PINS; nth += 1) ids.push((await save({ list: `list-${nth}`, name: 'Pinned' }, owner)).data.id);
  const answers = [];
  for (const id of ids) answers.push(await pin(id, 0, owner));
  assert.deepEqual(
    answers.slice(-2).map(({ status, message }) => [status, message]),
    [
      [200, 'View updated successfully.'],
      [422, 'You have 12 pinned views. Unpin one before you pin another.'],
    ],
  );
  assert.equal((await pin(ids[0] ?? 0, 0, owner)).status, 200);
  await pin(ids[0] ?? 0, null, owner);
  assert.equal((await pin(ids[MOST_PINS] ?? 0, 0, owner)).status, 200);
});
