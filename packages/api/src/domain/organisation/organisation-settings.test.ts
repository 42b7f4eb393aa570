import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { dashboards } from '@careloom/contract/resources/dashboards';
import { organisation } from '@careloom/contract/resources/organisation';
import { eq } from 'drizzle-orm';
import { paymentDays } from './organisation-settings';
import { today } from './today';
import { auditEntries } from '../../platform/db/schema/audit';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD, type Person } from '../../../testing/people';

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
});
after(() => api.close());

const FIRST = { time_zone: 'Australia/Sydney', login_errors: 'exact' as const, payment_days: 14, second_factor_roles: [] };
const save = (fields: object = {}, person = admin) => api.send(organisation.update, { ...FIRST, ...fields }, { token: person.token });
const read = async () => (await api.send(organisation.get, {}, { token: admin.token })).data;

test("the organisation's settings start with the defaults and can be saved, and each change is in the audit", async () => {
  assert.deepEqual(await read(), FIRST);
  const { status, message, data } = await save({ payment_days: '30' });
  assert.deepEqual([status, message, data], [200, 'Organisation updated successfully.', { ...FIRST, payment_days: 30 }]);
  assert.deepEqual(await read(), { ...FIRST, payment_days: 30 });
  assert.equal(await paymentDays(api.services.db), 30);
  await save();
  const entries = await api.services.db.select().from(auditEntries).where(eq(auditEntries.record_id, 'payment_days'));
  assert.deepEqual(
    entries.map(({ action, actor_id, after }) => [action, actor_id, after?.['value']]),
    [
      ['insert', admin.id, 30],
      ['update', admin.id, 14],
    ],
  );
});

for (const [what, fields, field, text] of [
  ['a time zone outside Australia', { time_zone: 'Europe/Berlin' }, 'time_zone', 'The selected Time zone is invalid.'],
  ['no zone', { time_zone: '' }, 'time_zone', 'Time zone is required'],
  ['unknown login texts', { login_errors: 'none' }, 'login_errors', 'The selected Login texts is invalid.'],
  ['too many days', { payment_days: 91 }, 'payment_days', 'Payment days may not be greater than 90.'],
  ['half a day', { payment_days: 1.5 }, 'payment_days', 'Payment days must be an integer.'],
] as const) {
  test(`${what} is refused at its field, and nothing is saved`, async () => {
    const { status, errors } = await save(fields);
    assert.deepEqual([status, errors], [422, { [field]: [text] }]);
    assert.deepEqual(await read(), FIRST);
  });
}

test('"this month" and today follow the time zone of the organisation', async () => {
  const { db } = api.services;
  const lateOnThe30th = new Date('2026-11-30T13:30:00Z');
  assert.equal(await today(db, lateOnThe30th), '2026-12-01');
  await save({ time_zone: 'Australia/Perth' });
  assert.equal(await today(db, lateOnThe30th), '2026-11-30');
  assert.equal((await api.send(dashboards.admin, {}, { token: admin.token })).status, 200);
  await save();
});

test('uniform login texts give a wrong password and an unknown address the same answer, at once', async () => {
  const { email } = await api.person('worker');
  const wrong = async (address: string) => (await api.send(auth.login, { email: address, password: `${PASSWORD}x` })).message;
  assert.equal(await wrong(email), 'Password incorrect.');
  await save({ login_errors: 'uniform' });
  assert.deepEqual([await wrong(email), await wrong('nobody@careloom.test')], Array(2).fill('Credentials do not match our records.'));
  assert.equal((await api.send(auth.forgotPassword, { email: 'nobody@careloom.test' })).status, 200);
  await save();
  assert.equal(await wrong(email), 'Password incorrect.');
});

test('only the super admin reads or changes them', async () => {
  for (const role of ['senior_manager', 'team_leader', 'worker'] as const) {
    const person = await api.person(role);
    assert.equal((await save({}, person)).error, 'forbidden');
    assert.equal((await api.send(organisation.get, {}, { token: person.token })).error, 'forbidden');
  }
});
