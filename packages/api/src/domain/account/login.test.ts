import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { USER_TYPES, type UserType } from '@careloom/contract/permissions';
import { auth } from '@careloom/contract/resources/auth';
import type { users } from '../../platform/db/schema/identity';
import { ROLE_GRANTS } from '../reference/role-grants';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD } from '../../../testing/people';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const FIELDS = [
  ['R3-003', 'id'],
  ['R3-004', 'first_name'],
  ['R3-005', 'last_name'],
  ['R3-006', 'dob'],
  ['R3-007', 'contact_no'],
  ['R3-008', 'profile_picture'],
  ['R3-009', 'sm_profile_picture_url'],
  ['R3-015', 'token'],
  ['R3-016', 'permissions'],
] as const;

const signIn = (email: string, password = PASSWORD) => api.send(auth.login, { email, password });

test('R7-001, R7-008, R8-001: a correct password opens a session', async () => {
  const { email, id } = await api.person('worker');
  const answer = await signIn(email);
  assert.deepEqual([answer.status, answer.code, answer.message], [200, 200, 'Logged in successfully.']);
  assert.equal(answer.data.user.id, id);
  const profile = await api.send(auth.profile, {}, { token: answer.data.user.token });
  assert.equal(profile.data.email, email);
});

for (const [requirement, field] of FIELDS) {
  test(`${requirement}: the signed-in user has ${field}`, async () => {
    const { email } = await api.person('super_admin');
    const { data } = await signIn(email);
    assert.ok(field in data.user);
  });
}

const ROLE_ROWS: Record<UserType, string> = { super_admin: 'R3-010', team_leader: 'R3-011', worker: 'R3-012', senior_manager: 'R3-013' };
for (const userType of USER_TYPES) {
  test(`${ROLE_ROWS[userType]}: a ${userType} signs in with the permissions granted to the role`, async () => {
    const { email } = await api.person(userType);
    const { data } = await signIn(email);
    assert.equal(data.user.user_type, userType);
    assert.deepEqual([...data.user.permissions].sort(), [...ROLE_GRANTS[userType]].sort());
  });
}

test('R8-016: an unknown address', async () => {
  const answer = await signIn('nobody@careloom.test');
  assert.deepEqual([answer.status, answer.message, answer.error], [401, 'Credentials do not match our records.', undefined]);
});

test('R8-017: a wrong password', async () => {
  const { email } = await api.person('worker');
  const answer = await signIn(email, 'Wrong#2026');
  assert.deepEqual([answer.status, answer.message], [401, 'Password incorrect.']);
});

test('an address is found regardless of case and spaces', async () => {
  const { email } = await api.person('worker');
  assert.equal((await signIn(`  ${email.toUpperCase()} `)).status, 200);
});

const gone = new Date('2026-01-01T00:00:00Z');
const STATES: [requirement: string, message: string, fields: Partial<typeof users.$inferInsert>][] = [
  ['R8-019', 'Account deactivated.', { deleted_at: gone }],
  ['R8-019', 'Account deactivated.', { archived_at: gone }],
  ['R8-020', 'Account inactive.', { is_active: false }],
  ['R8-022', 'Email not verified.', { email_verified_at: null }],
  ['R8-023', 'Worker account under verification, contact support.', { verification_status: 'pending' }],
  ['R8-024', 'Worker account rejected, contact support.', { verification_status: 'rejected' }],
];
for (const [requirement, message, fields] of STATES) {
  test(`${requirement}: ${message} (${Object.keys(fields).join()}), shown only with the correct password`, async () => {
    const { email } = await api.person('worker', fields);
    const answer = await signIn(email);
    assert.deepEqual([answer.status, answer.message], [403, message]);
    assert.equal((await signIn(email, 'Wrong#2026')).message, 'Password incorrect.');
  });
}

test('R8-018: the sixth failure within a minute returns the seconds to wait; after the minute, logins work again', async () => {
  const { email } = await api.person('worker');
  for (let failure = 1; failure <= 5; failure += 1) assert.equal((await signIn(email, 'Wrong#2026')).status, 401);
  const refused = await signIn(email);
  assert.equal(refused.status, 422);
  const seconds = Number(/^Too many login attempts, try again in (\d+) seconds\.$/.exec(refused.message)?.[1]);
  assert.ok(seconds > 50 && seconds <= 60, refused.message);
  api.clock.advance({ seconds });
  assert.equal((await signIn(email)).status, 200);
});

test('R8-018: concurrent attempts count each other, and another address is not throttled', async () => {
  const { email } = await api.person('worker');
  const other = await api.person('worker');
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'Wrong#2026')));
  assert.deepEqual([answers.filter(({ status }) => status === 401).length, answers.filter(({ status }) => status === 422).length], [5, 7]);
  assert.equal((await signIn(other.email)).status, 200);
});

test('R8-018: one IP address may fail 30 times a minute over all accounts', async () => {
  api.clock.advance({ minutes: 2 });
  const people = await Promise.all(Array.from({ length: 12 }, () => api.person('worker')));
  const guesses = people.flatMap(({ email }) => [signIn(email, 'Wrong#2026'), signIn(email, 'Wrong#2027'), signIn(email, 'Wrong#2028')]);
  const answers = await Promise.all(guesses);
  assert.deepEqual([answers.filter(({ status }) => status === 401).length, answers.filter(({ status }) => status === 422).length], [30, 6]);
  const refused = await signIn((await api.person('worker')).email);
  assert.match(refused.message, /^Too many login attempts, try again in \d+ seconds\.$/);
  api.clock.advance({ seconds: 61 });
  assert.equal((await signIn((await api.person('worker')).email)).status, 200);
});

test('a successful login clears the failures before it', async () => {
  const { email } = await api.person('worker');
  for (let round = 0; round < 3; round += 1) {
    for (let failure = 1; failure <= 4; failure += 1) await signIn(email, 'Wrong#2026');
    assert.equal((await signIn(email)).status, 200);
  }
});

test('a session ends after 30 days', async () => {
  const { token } = await api.person('worker');
  api.clock.advance({ days: 29, hours: 23 });
  assert.equal((await api.send(auth.profile, {}, { token })).status, 200);
  api.clock.advance({ hours: 2 });
  assert.equal((await api.send(auth.profile, {}, { token })).status, 401);
});

test('R7-011, R7-016: logout ends only this session', async () => {
  const { email, token } = await api.person('team_leader');
  const second = (await signIn(email)).data.user.token;
  const answer = await api.send(auth.logout, {}, { token });
  assert.deepEqual([answer.status, answer.message], [200, 'Logged out successfully.']);
  assert.equal((await api.send(auth.profile, {}, { token })).error, 'unauthenticated');
  assert.equal((await api.send(auth.profile, {}, { token: second })).status, 200);
});
