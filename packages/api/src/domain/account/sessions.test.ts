import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { sessions } from '@careloom/contract/resources/sessions';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD, type Person } from '../../../testing/people';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const signIn = async ({ email }: Person, userAgent = PHONE) =>
  (await api.send(auth.login, { email, password: PASSWORD }, { headers: { 'user-agent': userAgent } })).data.user.token;
const list = async (token: string) => (await api.send(sessions.list, {}, { token })).data;
const answer = async (token: string) => (await api.send(auth.profile, {}, { token })).error;

test("a user's own sessions are listed with their device, the current one first, and nobody else's", async () => {
  const [me, other] = [await api.person('worker'), await api.person('worker')];
  const phone = await signIn(me);
  await signIn(other);
  const [first, second, ...rest] = await list(phone);
  assert.deepEqual(rest, []);
  assert.deepEqual([first?.current, first?.kind, first?.browser, first?.system], [1, 'phone', 'Safari', 'iOS']);
  assert.deepEqual([second?.current, second?.kind, second?.browser, second?.ip], [0, 'other', null, '127.0.0.1']);
  assert.deepEqual(
    (await list(me.token)).map(({ current, kind }) => [current, kind]),
    [
      [1, 'other'],
      [0, 'phone'],
    ],
  );
});

test('the last use of a session is recorded to within five minutes, and expired sessions are not listed', async () => {
  const me = await api.person('worker');
  const [before] = await list(me.token);
  api.clock.advance({ minutes: 4 });
  assert.equal((await list(me.token))[0]?.last_used_at, before?.last_used_at);
  api.clock.advance({ minutes: 2 });
  const used = Date.parse((await list(me.token))[0]?.last_used_at ?? '');
  assert.ok(Math.abs(api.clock.now().getTime() - used) < 10_000, `${used}`);
  api.clock.advance({ days: 29 });
  const phone = await signIn(me);
  api.clock.advance({ days: 2 });
  assert.deepEqual(
    (await list(phone)).map(({ kind }) => kind),
    ['phone'],
  );
});

test('an ended session is refused at once; the others continue', async () => {
  const me = await api.person('team_leader');
  const [phone, tablet] = [await signIn(me), await signIn(me)];
  const ended = (await list(phone)).find(({ current }) => current === 1);
  const { status, message } = await api.send(sessions.end, { id: ended?.id ?? 0 }, { token: me.token });
  assert.deepEqual([status, message], [200, 'Device logged out.']);
  assert.deepEqual([await answer(phone), await answer(tablet), await answer(me.token)], ['unauthenticated', undefined, undefined]);
});

test('all other sessions are ended at once, and the current one continues', async () => {
  const me = await api.person('super_admin');
  const [phone, tablet] = [await signIn(me), await signIn(me)];
  const { status, message } = await api.send(sessions.endOthers, {}, { token: tablet });
  assert.deepEqual([status, message], [200, 'All other devices logged out.']);
  assert.deepEqual([await answer(phone), await answer(me.token), await answer(tablet)], ['unauthenticated', 'unauthenticated', undefined]);
  assert.equal((await list(tablet)).length, 1);
});

test("another user's session cannot be ended: it answers like an unknown one", async () => {
  const [me, other] = [await api.person('super_admin'), await api.person('worker')];
  const [theirs] = await list(other.token);
  for (const id of [theirs?.id ?? 0, 999_999]) {
    const { status, message } = await api.send(sessions.end, { id }, { token: me.token });
    assert.deepEqual([status, message], [404, 'Record does not exist.']);
  }
  assert.equal(await answer(other.token), undefined);
});
