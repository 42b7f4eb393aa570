import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { InferInputOf } from '../../../testing/input';
import { jobs } from '@careloom/contract/resources/jobs';
import { applications, type jobs as table } from '../../platform/db/schema/jobs';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
const ids: Record<string, number> = {};
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin', { first_name: 'Margaret', last_name: 'Okafor' });
  const worker = await api.person('worker', { first_name: 'Tuan', last_name: 'Nguyễn' });
  const banksia = await makeHouse(api.services, { name: 'Banksia House', suburb: 'Merrylands' });
  const yarra = await makeHouse(api.services, { name: 'Yarra Lane', suburb: 'Coburg', state_id: 2 });
  const add = async (name: string, fields: Partial<typeof table.$inferInsert>, house = banksia) => {
    ids[name] = (await makeJob(api.services, { house, postedBy: admin }, { name, ...fields })).id;
  };
  const day = (nth: number) => new Date(Date.UTC(2026, 9, nth));
  await add('Äpfel ernten', { created_at: day(1), start_date: '2026-10-20', weekly_hours: 3.5 });
  await add('apples 100% fresh', { created_at: day(2), start_date: '2026-11-20', weekly_hours: 40, type: 'full_time' }, yarra);
  await add('Baking', { created_at: day(3), start_date: '2026-12-01', visibility: 'private', weekly_hours: 8 });
  await add('Nights', { created_at: day(4), status: 'assigned', worker_id: worker.id, weekly_hours: 24 }, yarra);
  await add('Old', { created_at: day(5), status: 'closed', worker_id: worker.id });
  await add('Away', { created_at: day(6), archived_at: day(7) });
  await api.services.db.insert(applications).values({ job_id: ids.Baking ?? 0, worker_id: worker.id });
});
after(() => api.close());

type Query = InferInputOf<typeof jobs.list>;
const list = async (query: Query = {}) => (await api.send(jobs.list, query, { token: admin.token })).data;
const names = async (query: Query = {}) => (await list(query)).items.map(({ name }) => name);

const USUAL = ['Old', 'Nights', 'Baking', 'apples 100% fresh', 'Äpfel ernten'];

const CASES: readonly [string, Query, string[]][] = [
  ['newest first, without the archived', {}, USUAL],
  ['archived ones, including closed ones', { archived: 1 }, ['Away', 'Old']],
  ['by status', { status: 'open,assigned' }, ['Nights', 'Baking', 'apples 100% fresh', 'Äpfel ernten']],
  ['by type', { type: 'full_time' }, ['apples 100% fresh']],
  ['by visibility', { visibility: 'private' }, ['Baking']],
  ['by the day of the start', { from: '2026-11-01', to: '2026-11-30' }, ['apples 100% fresh']],
  ['a word of the name, case-insensitively', { search: 'BAK' }, ['Baking']],
  ['each word in some column: name and suburb', { search: 'apples coburg' }, ['apples 100% fresh']],
  ['a word of the house', { search: 'yarra' }, ['Nights', 'apples 100% fresh']],
  ['a word of the worker', { search: 'nguyễn' }, ['Old', 'Nights']],
  ['percent and underscore match literally', { search: '100%' }, ['apples 100% fresh']],
  ['an underscore without a match', { search: '_' }, []],
  ['a quote is escaped', { search: "'; drop table jobs; --" }, []],
  ['by name, in dictionary order', { sort: 'name', dir: 'asc' }, ['Äpfel ernten', 'apples 100% fresh', 'Baking', 'Nights', 'Old']],
  ['by weekly hours, descending', { sort: 'weekly_hours', dir: 'desc', status: 'open' }, ['apples 100% fresh', 'Baking', 'Äpfel ernten']],
  ['by house, then newest', { sort: 'house' }, ['Old', 'Baking', 'Äpfel ernten', 'Nights', 'apples 100% fresh']],
  ['by applicants', { sort: 'applicants_count', dir: 'desc', status: 'open' }, ['Baking', 'apples 100% fresh', 'Äpfel ernten']],
  ['an unknown column sorts in the default order', { sort: 'password_hash' }, USUAL],
];
for (const [title, query, expected] of CASES) {
  test(`jobs are listed ${title}`, async () => assert.deepEqual(await names(query), expected));
}

test('jobs are filtered by house and by worker', async () => {
  const { items } = await list({ search: 'Nights' });
  const [nights] = items;
  assert.ok(nights?.worker);
  assert.deepEqual(await names({ house_id: nights.house.id }), ['Nights', 'apples 100% fresh']);
  assert.deepEqual(await names({ worker_id: nights.worker.id }), ['Old', 'Nights']);
});

test('a page has its position in the list; a page after the last is empty and still has the total', async () => {
  const { items, ...second } = await list({ page: 2, per_page: 2 });
  assert.deepEqual(
    items.map(({ name }) => name),
    USUAL.slice(2, 4),
  );
  assert.deepEqual(second, { page: 2, per_page: 2, last_page: 3, total: 5 });
  const { items: none, ...after } = await list({ page: 9, per_page: 2 });
  assert.deepEqual([none, after], [[], { page: 9, per_page: 2, last_page: 3, total: 5 }]);
  assert.deepEqual(await list({ search: 'nothing like it' }), { items: [], page: 1, per_page: 10, last_page: 1, total: 0 });
  assert.equal((await list({ page: 9_007_199_254_740_991 })).total, 5);
});

test('a list takes two statements, session and rows, regardless of the number of rows', async () => {
  const one = await countStatements(() => list({ per_page: 1 }));
  const all = await countStatements(() => list({ per_page: 100 }));
  assert.deepEqual([one, all], [2, 2]);
});

test('an invalid query is refused at its field', async () => {
  const answer = await api.send(jobs.list, { status: 'lost', per_page: 101, from: '2026-02-30' }, { token: admin.token });
  assert.equal(answer.status, 422);
  assert.deepEqual(Object.keys(answer.errors).sort(), ['from', 'per_page', 'status.0']);
});
