import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { MOST_PASSKEYS, passkeyLogins, passkeys } from '@careloom/contract/resources/passkeys';
import { factorsOfUsers, secondFactor } from '@careloom/contract/resources/second-factor';
import { and, eq, inArray } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema/audit';
import { mails } from '../../platform/db/schema/notices';
import { passkeyChallenges } from '../../platform/db/schema/passkeys';
import { enterPassword, logInWith, makeFactor, requireOf } from '../../../testing/factors';
import { startApi, type TestApi } from '../../../testing/harness';
import { logInAfter, logInAlone, makePasskey, newAuthenticator, optionsToAdd, sendNew } from '../../../testing/passkeys';
import { PASSWORD, type Person } from '../../../testing/people';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const listOf = async ({ token }: Pick<Person, 'token'>) => (await api.send(passkeys.list, {}, { token })).data.passkeys;
const factorOf = async ({ token }: Pick<Person, 'token'>) => (await api.send(secondFactor.get, {}, { token })).data;
const remove = ({ token }: Pick<Person, 'token'>, id: number, current_password = PASSWORD) =>
  api.send(passkeys.remove, { id, current_password }, { token });
const subjectsTo = async ({ email }: Person) =>
  (await api.services.db.select({ subject: mails.subject }).from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)).map(
    ({ subject }) => subject,
  );

test('a passkey is added after the password, with recovery codes, and its owner gets a mail', async () => {
  const person = await api.person('team_leader');
  const wrong = await api.send(passkeys.start, { current_password: 'Wrong#2026' }, { token: person.token });
  assert.deepEqual(wrong.errors, { current_password: ['Current password does not match.'] });
  const options = JSON.parse(await optionsToAdd(api, person)) as Record<string, unknown>;
  assert.deepEqual(options['rp'], { name: 'Careloom', id: 'localhost' });
  assert.deepEqual(options['excludeCredentials'], []);
  const answer = await sendNew(api, person, newAuthenticator(api).create(await optionsToAdd(api, person)), 'Work phone');
  assert.deepEqual([answer.status, answer.message, answer.data.recovery_codes.length], [200, 'Passkey added successfully.', 10]);
  assert.deepEqual(
    (await listOf(person)).map(({ name, last_used_at }) => [name, last_used_at]),
    [['Work phone', null]],
  );
  const { since, ...state } = await factorOf(person);
  assert.deepEqual(state, { on: 1, app: 0, required: 0, recovery_left: 10 });
  assert.ok(since);
  assert.deepEqual(await subjectsTo(person), ['A passkey was added to your account']);
});

test('a passkey logs in alone, without address and password', async () => {
  const person = await api.person('worker');
  const { authenticator } = await makePasskey(api, person);
  const answer = await logInAlone(api, authenticator);
  assert.deepEqual([answer.status, answer.message, answer.data.user.id], [200, 'Logged in successfully.', person.id]);
  assert.equal((await api.send(auth.profile, {}, { token: answer.data.user.token })).data.email, person.email);
  const used = new Date((await listOf(person))[0]?.last_used_at ?? 0).getTime();
  assert.ok(Math.abs(used - api.clock.now().getTime()) < 60_000);
});

test('a passkey is a second step after the password, as an alternative to an app and a recovery code', async () => {
  const person = await api.person('worker');
  const { authenticator, codes } = await makePasskey(api, person);
  const asked = await api.send(auth.login, { email: person.email, password: PASSWORD });
  assert.deepEqual([asked.error, asked.message], ['second_factor', 'Use your passkey or a recovery code to log in.']);
  const { step, ticket, ways } = await enterPassword(api, person);
  assert.deepEqual([step, ways], ['code', ['passkey']]);
  assert.equal((await logInAfter(api, ticket, authenticator, { verified: false })).data.user.id, person.id);
  assert.equal((await logInWith(api, ticket, codes[0] ?? '')).status, 200, 'a lost device');
  await makeFactor(api, person);
  assert.deepEqual((await enterPassword(api, person)).ways, ['app', 'passkey']);
});

test('existing recovery codes are kept when a passkey is added, and deleted with the last factor', async () => {
  const person = await api.person('worker');
  const { codes } = await makeFactor(api, person);
  const added = await makePasskey(api, person);
  assert.deepEqual(added.codes, []);
  const { ticket } = await enterPassword(api, person);
  assert.equal((await logInWith(api, ticket, codes[0] ?? '')).status, 200);
  await api.send(secondFactor.remove, { current_password: PASSWORD }, { token: person.token });
  const { on, app, recovery_left } = await factorOf(person);
  assert.deepEqual({ on, app, recovery_left }, { on: 1, app: 0, recovery_left: 9 });
  assert.deepEqual((await remove(person, added.id, 'Wrong#2026')).errors, { current_password: ['Current password does not match.'] });
  assert.equal((await remove(person, added.id)).message, 'Passkey deleted successfully.');
  assert.deepEqual([(await factorOf(person)).on, (await factorOf(person)).recovery_left], [0, 0]);
  assert.equal((await api.send(auth.login, { email: person.email, password: PASSWORD })).status, 200);
  assert.deepEqual(await subjectsTo(person), ['A passkey was added to your account', 'A passkey was removed from your account']);
});

test('only its owner renames and removes it', async () => {
  const [person, other] = [await api.person('worker'), await api.person('worker')];
  const { id } = await makePasskey(api, person);
  const renamed = await api.send(passkeys.rename, { id, name: 'Laptop' }, { token: person.token });
  assert.deepEqual([renamed.message, renamed.data.name], ['Passkey updated successfully.', 'Laptop']);
  assert.equal((await api.send(passkeys.rename, { id, name: 'Mine' }, { token: other.token })).status, 404);
  assert.equal((await remove(other, id)).status, 404);
  assert.equal(
    (await api.send(passkeys.rename, { id, name: ' ' }, { token: person.token })).errors['name']?.[0],
    'Passkey name is required',
  );
});

test('where the role requires a factor, a passkey counts: it is added at the login, and cannot be removed as the last one', async () => {
  const [person, guarded] = [await api.person('team_leader'), await api.person('team_leader')];
  await makePasskey(api, guarded);
  await requireOf(api, ['team_leader']);
  assert.equal((await api.send(auth.profile, {}, { token: guarded.token })).status, 200);
  assert.equal((await api.send(auth.profile, {}, { token: person.token })).error, 'unauthenticated');
  const { step, ticket } = await enterPassword(api, person);
  assert.equal(step, 'set-up');
  assert.equal((await api.send(passkeyLogins.startStep, { ticket })).message, 'This took too long. Log in again.');
  const { data } = await api.send(passkeyLogins.startSetUp, { ticket });
  const authenticator = newAuthenticator(api);
  const done = await api.send(passkeyLogins.setUp, { ticket, name: 'Phone', credential: authenticator.create(data.options) });
  assert.deepEqual([done.status, done.data.recovery_codes.length], [200, 10]);
  const session = { token: done.data.user.token };
  const [own] = await listOf(session);
  const last = 'Your role needs a second factor, and this passkey is the last one. Add another first.';
  assert.equal((await remove(session, own?.id ?? 0)).message, last);
  assert.equal((await logInAlone(api, authenticator)).status, 200, 'a refused removal removes nothing');
  await makeFactor(api, session);
  assert.equal((await remove(session, own?.id ?? 0)).status, 200);
  await requireOf(api, []);
});

test('a reset by the office deletes passkeys too', async () => {
  const [admin, person] = [await api.person('super_admin'), await api.person('worker')];
  const { authenticator } = await makePasskey(api, person);
  assert.equal((await api.send(factorsOfUsers.reset, { id: person.id }, { token: admin.token })).data.on, 0);
  const refused = await logInAlone(api, authenticator);
  assert.deepEqual([refused.status, refused.message], [422, 'This passkey is not known here. It may have been removed.']);
});

test('the maximum is ten, and one cannot be added twice', async () => {
  const person = await api.person('worker');
  const authenticator = newAuthenticator(api);
  assert.equal((await sendNew(api, person, authenticator.create(await optionsToAdd(api, person)))).status, 200);
  const { excludeCredentials } = JSON.parse(await optionsToAdd(api, person)) as { excludeCredentials: { id: string }[] };
  assert.deepEqual(
    excludeCredentials.map(({ id }) => id),
    [authenticator.id.toString('base64url')],
  );
  const again = await sendNew(api, person, authenticator.create(await optionsToAdd(api, person)));
  assert.equal(again.message, 'This passkey was added already.');
  for (let count = 1; count < MOST_PASSKEYS; count++) await makePasskey(api, person);
  const more = await api.send(passkeys.start, { current_password: PASSWORD }, { token: person.token });
  assert.equal(more.message, 'You have 10 passkeys. Remove one before you add another.');
});

test('the audit has who added, renamed and removed a passkey, without its key; using it is not a change', async () => {
  const person = await api.person('worker');
  const { authenticator, id } = await makePasskey(api, person, 'Phone');
  await logInAlone(api, authenticator);
  await api.send(passkeys.rename, { id, name: 'Old phone' }, { token: person.token });
  await remove(person, id);
  const { db } = api.services;
  const entries = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.actor_id, person.id), inArray(auditEntries.record, ['passkeys', 'passkey_challenges'])))
    .orderBy(auditEntries.id);
  assert.deepEqual(
    entries.map(({ action, before: was, after: became }) => [action, was?.['name'], became?.['name']]),
    [
      ['insert', undefined, 'Phone'],
      ['update', 'Phone', 'Old phone'],
      ['delete', 'Old phone', undefined],
    ],
  );
  assert.equal(entries[0]?.after?.['public_key'], 'hidden');
});

test('a challenge is stored as a hash, and expired ones are deleted with the next', async () => {
  const { db } = api.services;
  await api.send(passkeyLogins.start, {});
  api.clock.advance({ minutes: 6 });
  const { data } = await api.send(passkeyLogins.start, {});
  const kept = await db.select().from(passkeyChallenges);
  assert.equal(kept.length, 1);
  const { challenge } = JSON.parse(data.options) as { challenge: string };
  assert.ok(!JSON.stringify(kept).includes(challenge));
});
