import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { providers } from '@careloom/contract/resources/providers';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeMachine } from '../../../testing/machines';

let api: TestApi;
before(async () => {
  api = await startApi({ RATE_LIMIT: '1200' });
});
after(() => api.close());

test('a machine makes 300 calls a minute; the next is refused with Retry-After, and its maker and other machines are not affected', async () => {
  const admin = await api.person('super_admin');
  const [one, other] = [await makeMachine(api, admin, ['provider-read']), await makeMachine(api, admin, ['provider-read'])];
  const list = (token: string) => api.send(providers.list, {}, { token });
  for (let call = 0; call < 300; call++) assert.equal((await list(one.token)).status, 200, `call ${call + 1}`);
  const { status, message, headers } = await list(one.token);
  assert.equal(status, 429);
  const seconds = Number(headers.get('retry-after'));
  assert.ok(seconds > 0 && seconds <= 60, `${seconds} seconds`);
  assert.match(message, /^Too many requests, try again in \d+ seconds\.$/);
  for (const token of [other.token, admin.token]) assert.equal((await list(token)).status, 200);
});
