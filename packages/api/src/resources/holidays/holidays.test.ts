import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit } from '@careloom/contract/resources/audit';
import { USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import { type HolidayBody, holidays } from '@careloom/contract/resources/holidays';
import { STATES } from '@careloom/contract/states';
import { HOLIDAY_CALENDAR } from '@careloom/pay/holidays/calendar';
import { startApi, type TestApi } from '../../testing/harness';
import { connectPusher, nextEvent, subscribed } from '../../testing/listen';
import type { Person } from '../../testing/people';

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
});
after(() => api.close());

const [NSW, VIC] = [STATES.find(({ code }) => code === 'NSW')?.id ?? 0, STATES.find(({ code }) => code === 'VIC')?.id ?? 0];
const as = () => ({ token: admin.token });
const body = (fields: Partial<HolidayBody> = {}): HolidayBody => ({
  date: '2028-03-06',
  name: 'Royal Show',
  state_id: NSW,
  starts_at: null,
  region: null,
  ...fields,
});
const list = async (query: Parameters<typeof api.send<typeof holidays.list>>[1]) => (await api.send(holidays.list, query, as())).data;
const add = (fields: Partial<HolidayBody> = {}) => api.send(holidays.create, body(fields), as());
const entries = async (id: number) =>
  (await api.send(audit.list, { record: 'holidays', record_id: String(id) }, as())).data.items.map((entry) => ({
    action: entry.action,
    by: entry.actor?.id,
    before: entry.before?.['name'] as unknown,
    after: entry.after?.['name'] as unknown,
  }));

test('the table begins with what the pay engine knows, by state and year, by day, ten to a page', async () => {
  const known = HOLIDAY_CALENDAR.days.filter(({ state, date }) => state === 'NSW' && date.startsWith('2027'));
  const { items, total, per_page } = await list({ state_id: NSW, year: 2027 });
  assert.deepEqual([total, per_page, items.length], [known.length, 10, 10]);
  const whole = await list({ state_id: NSW, year: 2027, per_page: 100 });
  assert.deepEqual(
    whole.items.map(({ date, name, state }) => [date, name, state.name]),
    known.map(({ date, name }) => [date, name, 'NSW']).sort(),
  );
  assert.deepEqual(
    (await list({ search: 'eve QLD', year: 2026 })).items.map(({ date, starts_at }) => [date, starts_at]),
    [['2026-12-24', '18:00']],
  );
  const { status, errors } = await api.send(holidays.list, { year: 26 }, as());
  assert.deepEqual([status, Object.keys(errors)], [422, ['year']]);
});

test('a holiday is added, changed and deleted, each audited with before and after', async () => {
  const added = await add({ region: 'west' });
  assert.deepEqual([added.status, added.message], [200, 'Public holiday added successfully.']);
  const { id } = added.data;
  assert.deepEqual(added.data, {
    id,
    date: '2028-03-06',
    name: 'Royal Show',
    state: { id: NSW, name: 'NSW' },
    starts_at: null,
    region: 'west',
  });
  const changed = await api.send(holidays.update, { id, ...body({ name: 'Show Day', starts_at: '18:00' }) }, as());
  assert.deepEqual(
    [changed.message, changed.data.name, changed.data.starts_at],
    ['Public holiday updated successfully.', 'Show Day', '18:00'],
  );
  const removed = await api.send(holidays.remove, { id }, as());
  assert.deepEqual([removed.status, removed.message, removed.data], [200, 'Public holiday deleted successfully.', {}]);
  assert.deepEqual(await entries(id), [
    { action: 'delete', by: admin.id, before: 'Show Day', after: undefined },
    { action: 'update', by: admin.id, before: 'Royal Show', after: 'Show Day' },
    { action: 'insert', by: admin.id, before: undefined, after: 'Royal Show' },
  ]);
  for (const answer of [await api.send(holidays.update, { id, ...body() }, as()), await api.send(holidays.remove, { id }, as())])
    assert.deepEqual([answer.status, answer.message], [404, 'Record does not exist.']);
});

test('a state has a day once: but another region, or from another time on, is another', async () => {
  const date = '2028-04-04';
  const first = await add({ date });
  const taken = { date: ['Date has already been taken.'] };
  assert.deepEqual([(await add({ date, name: 'Other' })).errors, (await add({ date, name: 'Other' })).status], [taken, 422]);
  for (const other of [{ state_id: VIC }, { starts_at: '18:00' }, { region: 'west' }])
    assert.equal((await add({ date, ...other })).status, 200);
  const moved = await add({ date: '2028-04-05' });
  assert.deepEqual((await api.send(holidays.update, { id: moved.data.id, ...body({ date }) }, as())).errors, taken);
  assert.equal((await api.send(holidays.update, { id: first.data.id, ...body({ date, name: 'Renamed' }) }, as())).status, 200);
});

test('what is wrong is told at its field', async () => {
  const wrong = { date: '2028-02-30', name: '', state_id: 99, starts_at: '25:00', region: 'x'.repeat(61) };
  const { status, errors } = await api.send(holidays.create, wrong, as());
  assert.deepEqual(
    [status, errors],
    [
      422,
      {
        date: ['Date is not a valid date.'],
        name: ['Holiday is required'],
        starts_at: ['Starts At does not match the format H:i.'],
        region: ['Region may not be greater than 60 characters.'],
      },
    ],
  );
  assert.deepEqual((await add({ state_id: 99 })).errors, { state_id: ['The selected State is invalid.'] });
});

test('of two who add the same day at once one is told that it is taken', async () => {
  const answers = await Promise.all([1, 2].map(() => add({ date: '2028-05-05' })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  assert.deepEqual(answers.find(({ status }) => status === 422)?.errors, { date: ['Date has already been taken.'] });
});

test('open pages hear of it', async () => {
  const pusher = connectPusher(api, admin.token);
  const channel = await subscribed(pusher, USER_CHANNEL(admin.id));
  const [told, { data }] = await Promise.all([nextEvent(channel, 'ResourceChanged'), add({ date: '2028-06-06' })]);
  assert.deepEqual(told, { resource: 'holiday', ids: [data.id], version: null, actor: admin.id });
  pusher.disconnect();
});

test('only who may see and change pay levels sees and changes the calendar', async () => {
  for (const role of ['senior_manager', 'team_leader', 'worker'] as const) {
    const { token } = await api.person(role);
    const answers = [await api.send(holidays.list, {}, { token }), await api.send(holidays.create, body(), { token })];
    assert.deepEqual(
      answers.map(({ error }) => error),
      ['forbidden', 'forbidden'],
      role,
    );
  }
});
