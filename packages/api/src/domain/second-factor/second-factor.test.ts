import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { secondFactor } from '@careloom/contract/resources/second-factor';
import { sessions } from '@careloom/contract/resources/sessions';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema/audit';
import { recoveryCodes, secondFactors } from '../../platform/db/schema/second-factors';
import { codeOf, enterPassword, logInWith, makeFactor, setUpBody } from '../../../testing/factors';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD } from '../../../testing/people';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const WRONG = { code: ['This code is wrong or was used already.'] };
const made = async () => {
  const person = await api.person('worker');
  return { person, ...(await makeFactor(api, person)) };
};
const stateOf = async (token: string) => (await api.send(secondFactor.get, {}, { token })).data;

test('a factor is set up with a key and its code, and logins require a code from then on', async () => {
  const person = await api.person('team_leader');
  assert.deepEqual(await stateOf(person.token), { on: 0, since: null, required: 0, app: 0, recovery_left: 0 });
  const start = await api.send(secondFactor.start, {}, { token: person.token });
  assert.match(start.data.secret, /^[A-Z2-7]{32}$/);
  assert.match(start.data.qr.path, /^(M\d+ \d+h\d+v1h-\d+z)+$/);
  assert.equal((await stateOf(person.token)).on, 0);
  const body = { set_up: start.data.set_up, code: codeOf(api, start.data.secret) };
  const confirmed = await api.send(secondFactor.confirm, body, { token: person.token });
  assert.deepEqual([confirmed.status, confirmed.message], [200, 'Second factor set up.']);
  assert.equal(new Set(confirmed.data.recovery_codes).size, 10);
  const { since, ...state } = await stateOf(person.token);
  assert.deepEqual(state, { on: 1, required: 0, app: 1, recovery_left: 10 });
  assert.ok(since);

  const refused = await api.send(auth.login, { email: person.email, password: PASSWORD });
  assert.deepEqual([refused.status, refused.error], [401, 'second_factor']);
  assert.equal(refused.headers.get('set-cookie'), null);
  assert.deepEqual({ ...refused.data, ticket: '' }, { step: 'code', ticket: '', ways: ['app'] });
  const { ticket } = await enterPassword(api, person);
  const answer = await logInWith(api, ticket, ` ${codeOf(api, start.data.secret, 1).replace(/^.../, '$& ')} `);
  assert.deepEqual([answer.status, answer.message, answer.data.user.id], [200, 'Logged in successfully.', person.id]);
  assert.equal((await api.send(sessions.list, {}, { token: answer.data.user.token })).data.length, 2);
});

test('after a wrong password no code is requested, and a ticket alone grants nothing', async () => {
  const { person } = await made();
  const wrong = await api.send(auth.login, { email: person.email, password: 'Wrong#2026' });
  assert.deepEqual([wrong.error, wrong.data], [undefined, undefined]);
  const { ticket } = await enterPassword(api, person);
  assert.equal((await api.send(auth.profile, {}, { token: ticket })).error, 'unauthenticated');
  assert.equal((await logInWith(api, `${ticket}x`, '000000')).message, 'This took too long. Log in again.');
});

test('a code is valid one step early or late, no more, and works once', async () => {
  const { person, secret } = await made();
  const { ticket } = await enterPassword(api, person);
  api.clock.advance({ minutes: 5 });
  for (const steps of [-2, 2]) assert.deepEqual((await logInWith(api, ticket, codeOf(api, secret, steps))).errors, WRONG);
  const early = codeOf(api, secret, -1);
  assert.equal((await logInWith(api, ticket, early)).status, 200);
  assert.deepEqual((await logInWith(api, ticket, early)).errors, WRONG);
  const late = codeOf(api, secret, 1);
  assert.equal((await logInWith(api, ticket, late)).status, 200);
  assert.deepEqual((await logInWith(api, ticket, codeOf(api, secret))).errors, WRONG, 'an earlier one than the last is refused too');
});

test('of two concurrent logins with one code, one succeeds', async () => {
  const { person, secret } = await made();
  const { ticket } = await enterPassword(api, person);
  const code = codeOf(api, secret, 1);
  const answers = await Promise.all([logInWith(api, ticket, code), logInWith(api, ticket, code)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
});

test('a recovery code works once, in any notation, and only for its account', async () => {
  const [{ person, codes }, other] = [await made(), await made()];
  const { ticket } = await enterPassword(api, person);
  const [first = '', second = ''] = codes;
  assert.equal((await logInWith(api, ticket, first.toLowerCase().replace('-', ' '))).status, 200);
  assert.deepEqual((await logInWith(api, ticket, first)).errors, WRONG);
  assert.equal((await stateOf(person.token)).recovery_left, 9);
  assert.deepEqual((await logInWith(api, (await enterPassword(api, other.person)).ticket, second)).errors, WRONG);
  const renewed = await api.send(secondFactor.renewCodes, { current_password: PASSWORD }, { token: person.token });
  assert.equal(renewed.data.recovery_codes.length, 10);
  assert.deepEqual((await logInWith(api, ticket, second)).errors, WRONG);
  assert.equal((await logInWith(api, ticket, renewed.data.recovery_codes[0] ?? '')).status, 200);
});

test('the sixth wrong code within a minute returns the seconds to wait; after the minute, codes work again', async () => {
  const { person, secret } = await made();
  const { ticket } = await enterPassword(api, person);
  for (let time = 0; time < 5; time++) assert.deepEqual((await logInWith(api, ticket, '000000')).errors, WRONG);
  const refused = await logInWith(api, ticket, codeOf(api, secret, 1));
  assert.match(refused.message, /^Too many login attempts, try again in \d+ seconds\.$/);
  assert.equal((await logInWith(api, (await enterPassword(api, person)).ticket, '000000')).message, refused.message);
  api.clock.advance({ seconds: 61 });
  assert.equal((await logInWith(api, ticket, codeOf(api, secret))).status, 200);
});

test('a ticket ends after 10 minutes, and with any change of the password', async () => {
  const { person, secret } = await made();
  const { ticket } = await enterPassword(api, person);
  api.clock.advance({ minutes: 10 });
  assert.equal((await logInWith(api, ticket, codeOf(api, secret))).message, 'This took too long. Log in again.');
  const next = await enterPassword(api, person);
  const password = 'Another#2026';
  await api.send(auth.changePassword, { current_password: PASSWORD, password, password_confirmation: password }, { token: person.token });
  assert.equal((await logInWith(api, next.ticket, codeOf(api, secret))).message, 'This took too long. Log in again.');
});

test('a factor is removed with the password alone, and logins no longer require a code', async () => {
  const { person } = await made();
  const remove = (current_password: string) => api.send(secondFactor.remove, { current_password }, { token: person.token });
  assert.deepEqual((await remove('Wrong#2026')).errors, { current_password: ['Current password does not match.'] });
  const { status, message } = await remove(PASSWORD);
  assert.deepEqual([status, message], [200, 'Second factor removed.']);
  assert.equal((await api.send(auth.login, { email: person.email, password: PASSWORD })).status, 200);
});

test("one person's set-up cannot be confirmed by another", async () => {
  const { set_up, code } = await setUpBody(api, await api.person('worker'));
  const { message } = await api.send(secondFactor.confirm, { set_up, code }, { token: (await api.person('worker')).token });
  assert.equal(message, 'This took too long. Start again with a new key.');
});

test('neither the secret nor a recovery code is stored in plain text, nor in the audit, which has who used one', async () => {
  const { person, secret, codes } = await made();
  const { db } = api.services;
  const { ticket } = await enterPassword(api, person);
  await logInWith(api, ticket, codes[0] ?? '');
  await api.send(secondFactor.remove, { current_password: PASSWORD }, { token: person.token });
  const again = await makeFactor(api, person);
  const stored = JSON.stringify([
    await db.select().from(secondFactors).where(eq(secondFactors.user_id, person.id)),
    await db.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, person.id)),
    await db.select().from(auditEntries),
  ]);
  const words = [secret, again.secret, ...codes, ...again.codes].flatMap((word) => [word, word.replace('-', '')]);
  assert.deepEqual(
    words.filter((word) => stored.includes(word)),
    [],
  );
  const entries = await db
    .select({ record: auditEntries.record, action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.actor_id, person.id)))
    .orderBy(auditEntries.id);
  assert.deepEqual(
    entries.map(({ record, action }) => `${record} ${action}`),
    ['second_factors insert', 'recovery_codes update', 'second_factors delete', 'second_factors insert'],
  );
});
