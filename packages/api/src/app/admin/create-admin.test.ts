import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { startApi, type TestApi } from '../../../testing/harness';
import { createAdmin } from './create-admin';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const ANSWERS = { first_name: 'Ada', last_name: 'Park', email: 'Ada@Example.org', password: 'Strong#2026' };

test('the first administrator can sign in', async () => {
  assert.deepEqual(await createAdmin(api.services, ANSWERS), { email: 'ada@example.org' });
  const { status, data } = await api.send(auth.login, { email: 'ada@example.org', password: 'Strong#2026' });
  assert.deepEqual([status, data.user.user_type], [200, 'super_admin']);
});

test('a weak password, an invalid address and an address with an account are refused with a message each', async () => {
  await assert.rejects(createAdmin(api.services, { ...ANSWERS, email: 'ada', password: 'weak' }), {
    message: /^Email must be a valid email address\.\nPassword must be 8 to 30 characters/,
  });
  await createAdmin(api.services, { ...ANSWERS, email: 'twice@example.org' });
  await assert.rejects(createAdmin(api.services, { ...ANSWERS, email: 'twice@example.org' }), {
    message: 'twice@example.org has an account already.',
  });
});
