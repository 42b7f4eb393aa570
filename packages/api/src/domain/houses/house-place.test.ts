import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type HouseBody, houses } from '@careloom/contract/resources/houses';
import { imports } from '@careloom/contract/resources/imports';
import { shifts } from '@careloom/contract/resources/shifts';
import { STATES } from '@careloom/contract/states';
import { eq } from 'drizzle-orm';
import { houses as houseTable } from '../../platform/db/schema/places';
import { shifts as table } from '../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { houseBody, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';

let api: TestApi;
let admin: Person;
let worker: Person;
before(async () => {
  api = await startApi();
  api.clock.set(new Date('2026-06-01T00:00:00Z'));
  admin = await api.person('super_admin');
});
after(() => api.close());
beforeEach(async () => {
  worker = await api.person('worker');
  await makeTerms(api.services, worker);
});

const as = () => ({ token: admin.token });
const idOf = (state: string) => STATES.find(({ code }) => code === state)?.id ?? 0;
const add = (fields: Partial<HouseBody>) => api.send(houses.create, houseBody(fields), as());
const edit = (id: number, fields: Partial<HouseBody>) => api.send(houses.update, { id, ...houseBody(fields) }, as());
const read = async (id: number) => (await api.send(shifts.get, { id }, as())).data;
async function shiftAt(house: { id: number }, date: string, from = '09:00', to = '17:00') {
  const job = await makeJob(api.services, { house, postedBy: admin });
  const hours = { name: 'Morning', date, start_time: from, end_time: to, type: 'normal' as const };
  const { data, errors } = await api.send(shifts.create, { ...hours, job_id: job.id, worker_id: worker.id }, as());
  assert.deepEqual(errors, {});
  return data;
}

test('the region of a house determines which show days its shifts are paid for; it can be set, kept and cleared', async () => {
  const { data } = await add({ state_id: idOf('QLD'), holiday_region: 'brisbane' });
  assert.deepEqual([data.holiday_region, data.time_zone], ['brisbane', null]);
  assert.equal((await shiftAt(data, '2026-08-12')).total_cost, '704.00');
  const { holiday_region: _left, time_zone: _out, ...without } = houseBody({ state_id: idOf('QLD'), name: 'Renamed' });
  assert.equal((await api.send(houses.update, { id: data.id, ...without }, as())).data.holiday_region, 'brisbane');
  assert.equal((await edit(data.id, { state_id: idOf('QLD'), holiday_region: '' })).data.holiday_region, null);
});

test('Broken Hill uses the time zone of Adelaide', async () => {
  const { data } = await add({ time_zone: 'Australia/Broken_Hill' });
  const shift = await shiftAt(data, '2026-11-18');
  assert.deepEqual(
    [data.time_zone, shift.start_at, shift.time_zone],
    ['Australia/Broken_Hill', '2026-11-17T22:30:00.000Z', 'Australia/Broken_Hill'],
  );
});

test('a new region or time zone reprices shifts that are not worked yet, and leaves the others', async () => {
  const { data: house } = await add({ state_id: idOf('TAS') });
  const [show, clock, worked] = [
    await shiftAt(house, '2026-10-22'),
    await shiftAt(house, '2026-11-18'),
    await shiftAt(house, '2026-02-09'),
  ];
  const started = await shiftAt(house, '2026-10-22', '18:00', '19:00');
  await api.services.db.update(table).set({ status: 'in_progress' }).where(eq(table.id, started.id));
  assert.equal((await edit(house.id, { state_id: idOf('TAS'), holiday_region: 'south' })).status, 200);
  const totals = await Promise.all([show, clock, worked, started].map(async ({ id }) => (await read(id)).total_cost));
  assert.deepEqual(totals, ['704.00', '320.00', '320.00', '40.00']);
  await edit(house.id, { state_id: idOf('TAS'), holiday_region: 'south', time_zone: 'Australia/Brisbane' });
  const [moved, stayed] = [await read(clock.id), await read(worked.id)];
  assert.deepEqual([moved.start_at, moved.time_zone, moved.total_hour], ['2026-11-17T23:00:00.000Z', 'Australia/Brisbane', '8.00']);
  assert.deepEqual([stayed.start_at, stayed.version], [worked.start_at, worked.version]);
});

test('adjacent shifts move together; if one would then overlap another house, the change is refused', async () => {
  const { data: house } = await add({});
  const [first, second] = [await shiftAt(house, '2026-11-18', '09:00', '13:00'), await shiftAt(house, '2026-11-18', '13:00', '17:00')];
  assert.equal((await edit(house.id, { time_zone: 'Australia/Broken_Hill' })).status, 200);
  assert.deepEqual([(await read(first.id)).end_at, (await read(second.id)).status], [(await read(second.id)).start_at, 'published']);
  const { data: other } = await add({ name: 'Elsewhere' });
  await shiftAt(other, '2026-11-18', '17:30', '20:00');
  const { status, message } = await edit(house.id, { time_zone: 'Australia/Perth' });
  const reason = 'Worker already on another shift at the same time, from which they can not be moved.';
  assert.deepEqual([status, message], [422, `The shift Morning of 2026-11-18 can not be priced anew. ${reason}`]);
  assert.equal((await api.send(houses.get, { id: house.id }, as())).data.time_zone, 'Australia/Broken_Hill');
});

test('a region of another state and an unknown time zone are refused at their fields', async () => {
  const { status, errors } = await add({ holiday_region: 'brisbane' });
  assert.deepEqual([status, errors], [422, { holiday_region: ['The selected Holiday region is invalid.'] }]);
  const zone = await add({ time_zone: 'Europe/Berlin' });
  assert.deepEqual([zone.status, zone.errors], [422, { time_zone: ['The selected Time zone is invalid.'] }]);
});

test('a sheet of houses may have region and time zone, and a region that its state lacks is refused', async () => {
  const header = 'name,first_name,last_name,email,contact_no,address,suburb,state,post_code,gender,holiday_region,time_zone';
  const row = (name: string, state: string, region: string, zone: string) =>
    `${name},Joan,Marsh,joan@example.com,02 9999 1234,1 Station Street,Penrith,${state},2750,female,${region},${zone}`;
  const send = (...rows: string[]) => api.send(imports.houses, { file: new File([[header, ...rows].join('\n')], 'houses.csv') }, as());
  const wrong = await send(row('One', 'NSW', 'darwin', ''), row('Two', 'NSW', '', 'Mars/Base'));
  assert.deepEqual(
    [wrong.status, wrong.errors],
    [422, { '2.holiday_region': ['The selected Holiday region is invalid.'], '3.time_zone': ['The selected Time zone is invalid.'] }],
  );
  assert.equal((await send(row('Territory', 'NT', 'darwin', ''), row('Hill', 'NSW', '', 'Australia/Broken_Hill'))).status, 200);
  const kept = await api.services.db.select().from(houseTable).where(eq(houseTable.first_name, 'Joan'));
  const places = kept.filter(({ name }) => ['Territory', 'Hill'].includes(name));
  assert.deepEqual(
    places.map(({ holiday_region, time_zone }) => [holiday_region, time_zone]),
    [
      ['darwin', null],
      [null, 'Australia/Broken_Hill'],
    ],
  );
});
