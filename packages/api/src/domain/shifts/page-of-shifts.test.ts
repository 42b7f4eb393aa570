import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shifts } from '@careloom/contract/resources/shifts';
import { desc, sql } from 'drizzle-orm';
import { shifts as table } from '../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

/** Enough that a page can be far from the first. */
const MANY = 1_249;

let api: TestApi;
let admin: Person;
let house: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  const worker = await api.person('worker');
  const of = await makeHouse(api.services, { name: 'Waratah House' });
  const job = await makeJob(api.services, { house: of, postedBy: admin });
  house = of;
  const first = await makeShift(api.services, { job, worker, by: admin }, { name: 'Walk 1', status: 'completed' });
  // Copies without a worker, so that nothing overlaps: three share each start, and every second one was never added to a sheet.
  const columns = sql.raw(
    [
      'job_id, house_id, name, date, start_time, end_time, time_zone, start_at, end_at, is_overnight, type, status, rate_type, minutes,',
      'cost_cents, fee_percent, fee_cents, timesheet_added_at, created_by_id',
    ].join(' '),
  );
  await api.services.db.execute(sql`
    insert into shifts (${columns})
    select job_id, house_id, 'Walk n' || nth, date, start_time, end_time, time_zone, start_at - (nth / 3) * interval '1 hour',
      end_at - (nth / 3) * interval '1 hour', is_overnight, type, status, rate_type, minutes, cost_cents + nth % 7, fee_percent, fee_cents,
      case when nth % 2 = 0 then start_at - nth * interval '1 hour' end, created_by_id
    from shifts, generate_series(2, ${MANY}) nth where shifts.id = ${first.id}`);
});
after(() => api.close());

type Query = { sort?: string; dir?: 'asc' | 'desc'; search?: string };
async function pageOf(page: number, query: Query = {}, per_page = 100) {
  const { data } = await api.send(shifts.list, { page, per_page, house_id: house.id, ...query }, { token: admin.token });
  return { ...data, ids: data.items.map(({ id }) => id) };
}
const PAGES = Math.ceil(MANY / 100);
async function all(query: Query): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; page <= PAGES; page += 1) ids.push(...(await pageOf(page, query)).ids);
  return ids;
}

test('a list that is read from its end has each shift once, in the same order as from its start', async () => {
  const orders: Query[] = [{ sort: 'house' }, { sort: 'timesheet_added_at', dir: 'desc' }];
  for (const order of orders) {
    const ids = await all(order);
    assert.equal(ids.length, MANY, JSON.stringify(order));
    assert.equal(new Set(ids).size, MANY, JSON.stringify(order));
  }
  const usual = await all({});
  const rows = await api.services.db.select({ id: table.id }).from(table).orderBy(desc(table.start_at), desc(table.id));
  assert.deepEqual(
    usual,
    rows.map(({ id }) => id),
  );
  const added = await all({ sort: 'timesheet_added_at', dir: 'desc' });
  const nulls = (await pageOf(PAGES, { sort: 'timesheet_added_at', dir: 'desc' })).items.map(
    ({ timesheet_added_at }) => timesheet_added_at,
  );
  assert.deepEqual(new Set(nulls), new Set([null]));
  assert.equal(added.at(-1), (await pageOf(MANY, { sort: 'timesheet_added_at', dir: 'desc' }, 1)).ids[0]);
});

test('the last page has the remaining rows, and a page after it none, both with the total', async () => {
  const last = await pageOf(PAGES);
  assert.deepEqual([last.items.length, last.total, last.last_page], [MANY % 100, MANY, PAGES]);
  const beyond = await pageOf(PAGES + 1);
  assert.deepEqual([beyond.items.length, beyond.total, beyond.last_page], [0, MANY, PAGES]);
});

test('each word of a search occurs in the name of a shift, its worker, house or job; the total counts the matches', async () => {
  const search = 'waratah walk n124'; // a number alone may be in the name of the worker, too
  const found = await pageOf(2, { search }, 5);
  assert.deepEqual([found.total, found.last_page, found.items.length], [11, 3, 5]);
  assert.deepEqual((await pageOf(4, { search }, 5)).total, 11);
  assert.deepEqual((await pageOf(1, { search: 'waratah 100%' })).total, 0);
});
