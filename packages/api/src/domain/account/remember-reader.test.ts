import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { readerIn } from '@careloom/federation/registry/serve/reader-cookie';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD } from '../../../testing/people';

let api: TestApi;
before(async () => {
  api = await startApi({ PUBLIC_URL: 'https://care.test' });
});
after(() => api.close());

const readerOfAnswer = ({ headers }: { headers: Headers }) => readerIn(headers.get('set-cookie')?.split(';', 1)[0]);

test('after a login, pages are served to the browser as the same reader, until it signs out', async () => {
  const { email, token } = await api.person('worker');
  const login = await api.send(auth.login, { email: ` ${email.toUpperCase()}`, password: PASSWORD });
  const profile = await api.send(auth.profile, {}, { token });
  assert.match(readerOfAnswer(login) ?? '', /^[0-9a-f]{32}$/);
  assert.equal(readerOfAnswer(profile), readerOfAnswer(login));
  const logout = await api.send(auth.logout, {}, { token });
  assert.equal(readerOfAnswer(logout), null);
  assert.match(logout.headers.get('set-cookie') ?? '', /Max-Age=0/);
});

test('another person is another reader; the cookie is HttpOnly, same-site and secure', async () => {
  const [first, second] = await Promise.all(
    [await api.person('worker'), await api.person('worker')].map(({ token }) => api.send(auth.profile, {}, { token })),
  );
  assert.ok(first && second);
  assert.notEqual(readerOfAnswer(first), readerOfAnswer(second));
  for (const word of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) assert.ok(first.headers.get('set-cookie')?.includes(word), word);
});

test('a refused login does not reveal whose address it is', async () => {
  const { email } = await api.person('worker');
  const answer = await api.send(auth.login, { email, password: 'Wrong#2026' });
  assert.equal(answer.headers.get('set-cookie'), null);
});
