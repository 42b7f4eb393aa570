import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { options } from '@careloom/contract/resources/options';
import { users } from '@careloom/contract/resources/users';
import { payLevels, providers } from '../../platform/db/schema/agreements';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';

let api: TestApi;
let admin: Person;
let manager: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin', { first_name: 'Margaret', last_name: 'Okafor' });
  manager = await api.person('senior_manager', { first_name: 'Priyanka', last_name: 'Raghunathan' });
  await api.person('team_leader', { first_name: 'Eleni', last_name: 'Economou', is_active: false });
  await api.person('worker', { first_name: 'Aroha', last_name: 'Ngata' });
  await api.person('worker', { first_name: 'Pending', verification_status: 'pending' });
  await api.person('worker', { first_name: 'Archived', archived_at: new Date() });
  await api.person('team_leader', { first_name: 'Deleted', deleted_at: new Date() });
});
after(() => api.close());

type Query = Parameters<typeof api.send<typeof users.list>>[1];
const names = async (query: Query = {}, by = manager) =>
  (await api.send(users.list, query, { token: by.token })).data.items.map(({ first_name }) => first_name);

test('R7-017: the admin side chooses from members and verified workers, by name', async () => {
  for (const by of [admin, manager]) assert.deepEqual(await names({}, by), ['Aroha', 'Eleni', 'Margaret', 'Priyanka']);
  assert.deepEqual(await names({ user_type: 'worker' }), ['Aroha']);
  assert.deepEqual(await names({ user_type: 'team-leader' }), ['Eleni']);
  assert.deepEqual(await names({ search: 'okafor marg' }), ['Margaret']);
});

test('a user in the list has an address, a role, a picture and a status, and lists have pages', async () => {
  const { data } = await api.send(users.list, { per_page: 1, page: 2 }, { token: admin.token });
  const { email, ...eleni } = data.items[0] ?? { email: '' };
  assert.match(email, /@careloom\.test$/);
  const { id: _, ...rest } = eleni as { id: number };
  assert.deepEqual(rest, {
    first_name: 'Eleni',
    last_name: 'Economou',
    user_type: 'team_leader',
    sm_profile_picture_url: null,
    is_active: 0,
  });
  assert.deepEqual([data.page, data.per_page, data.last_page, data.total], [2, 1, 4, 4]);
});

test('an unknown role is refused at its field', async () => {
  const { status, errors } = await api.send(users.list, { user_type: 'robot' }, { token: admin.token });
  assert.deepEqual([status, errors], [422, { user_type: ['The selected User type is invalid.'] }]);
});

test('options return providers and pay levels by name for users who send agreements', async () => {
  const { db } = api.services;
  await db.insert(providers).values([
    { name: 'Wattle Supports', abn: '51824753556' },
    { name: 'Acacia Care', abn: '53004085616' },
  ]);
  const rates = { saturday_cents: 1, sunday_cents: 1, holiday_cents: 1, sleep_over_cents: 1, active_night_cents: 1 };
  await db.insert(payLevels).values([
    { name: 'Level 2.2', ...rates },
    { name: 'Level 2.1', ...rates },
  ]);
  const worker = await api.person('worker');
  for (const [call, all, word, found] of [
    [options.providers, ['Acacia Care', 'Wattle Supports'], 'watt', 'Wattle Supports'],
    [options.payLevels, ['Level 2.1', 'Level 2.2'], '2.2', 'Level 2.2'],
  ] as const) {
    const chosen = async (search: string | null) =>
      (await api.send(call, search === null ? {} : { search }, { token: manager.token })).data.map(({ name }) => name);
    assert.deepEqual([await chosen(null), await chosen(word)], [all, [found]]);
    assert.equal((await api.send(call, {}, { token: worker.token })).error, 'forbidden');
  }
});
