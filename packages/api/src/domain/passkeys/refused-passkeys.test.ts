import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { passkeyLogins, passkeys } from '@careloom/contract/resources/passkeys';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { enterPassword } from '../../../testing/factors';
import { startApi, type TestApi } from '../../../testing/harness';
import {
  finishAlone,
  logInAfter,
  logInAlone,
  makePasskey,
  newAuthenticator,
  optionsToAdd,
  optionsToLogIn,
  sendNew,
} from '../../../testing/passkeys';
import { PASSWORD } from '../../../testing/people';
import type { Wrong } from '../../../testing/software-authenticator';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const REFUSED = 'This passkey could not be checked. Try again, or choose another way.';
const OVER = 'This took too long, or was sent twice. Try again.';
const UNKNOWN = 'This passkey is not known here. It may have been removed.';
const COPIED = 'This passkey may have been copied, so it is refused. Log in another way and remove it in Account settings.';

const WRONG: [what: string, wrong: Wrong, text: string][] = [
  ['of another origin', { origin: 'https://evil.example.org' }, REFUSED],
  ['of the same name at another port', { origin: 'http://localhost:1' }, REFUSED],
  ['for another name', { rpId: 'evil.example.org' }, REFUSED],
  ['for another challenge', { challenge: 'b3RoZXI' }, OVER],
];
for (const [what, wrong, words] of WRONG) {
  test(`a passkey ${what} can neither be added nor log in`, async () => {
    const person = await api.person('worker');
    const added = await sendNew(api, person, newAuthenticator(api).create(await optionsToAdd(api, person), wrong));
    assert.deepEqual([added.status, added.message], [422, words]);
    assert.deepEqual((await api.send(passkeys.list, {}, { token: person.token })).data.passkeys, []);
    const { authenticator } = await makePasskey(api, person);
    const refused = await logInAlone(api, authenticator, wrong);
    assert.deepEqual([refused.status, refused.message], [422, words]);
    const { ticket } = await enterPassword(api, person);
    assert.equal((await logInAfter(api, ticket, authenticator, wrong)).message, words);
    assert.equal((await logInAlone(api, authenticator)).status, 200);
  });
}

test('a signature over other bytes is refused, and so is a malformed answer', async () => {
  const { authenticator } = await makePasskey(api, await api.person('worker'));
  assert.equal((await logInAlone(api, authenticator, { forged: true })).message, REFUSED);
  for (const credential of ['x', '{}', 'null', '{"id":"a","rawId":"a","type":"public-key","response":{}}'])
    assert.equal((await finishAlone(api, credential)).message, REFUSED);
});

test('a challenge works once, even if the first answer was refused', async () => {
  const { authenticator } = await makePasskey(api, await api.person('worker'));
  const options = await optionsToLogIn(api);
  const credential = authenticator.get(options);
  assert.equal((await finishAlone(api, credential)).status, 200);
  assert.equal((await finishAlone(api, credential)).message, OVER);
  assert.equal((await finishAlone(api, authenticator.get(options))).message, OVER);
  const next = await optionsToLogIn(api);
  assert.equal((await finishAlone(api, authenticator.get(next, { forged: true }))).message, REFUSED);
  assert.equal((await finishAlone(api, authenticator.get(next))).message, OVER);
});

test('a challenge expires after 5 minutes, and is valid for one purpose and one user', async () => {
  const [person, other] = [await api.person('worker'), await api.person('worker')];
  const { authenticator } = await makePasskey(api, person);
  const late = await optionsToLogIn(api);
  api.clock.advance({ minutes: 5 });
  assert.equal((await finishAlone(api, authenticator.get(late))).message, OVER);
  const { ticket } = await enterPassword(api, person);
  const ofStep = await api.send(passkeyLogins.startStep, { ticket });
  assert.equal((await finishAlone(api, authenticator.get(ofStep.data.options))).message, OVER);
  const ofOther = newAuthenticator(api).create(await optionsToAdd(api, other));
  assert.equal((await sendNew(api, person, ofOther)).message, OVER);
});

test('a counter that does not increase indicates a copied passkey', async () => {
  const person = await api.person('worker');
  const { authenticator } = await makePasskey(api, person);
  assert.equal((await logInAlone(api, authenticator, { counter: 9 })).status, 200);
  for (const counter of [8, 9, 0]) assert.equal((await logInAlone(api, authenticator, { counter })).message, COPIED, String(counter));
  const { ticket } = await enterPassword(api, person);
  assert.equal((await logInAfter(api, ticket, authenticator, { counter: 9 })).message, COPIED);
  assert.equal((await logInAfter(api, ticket, authenticator, { counter: 10 })).status, 200);
});

test('a passkey that never counts works repeatedly', async () => {
  const person = await api.person('worker');
  const authenticator = newAuthenticator(api);
  await sendNew(api, person, authenticator.create(await optionsToAdd(api, person), { counter: 0 }));
  for (let time = 0; time < 2; time++) assert.equal((await logInAlone(api, authenticator, { counter: 0 })).status, 200);
});

test('without a fingerprint, face or PIN a passkey cannot log in alone', async () => {
  const { authenticator } = await makePasskey(api, await api.person('worker'));
  const refused = await logInAlone(api, authenticator, { verified: false });
  const words = 'This passkey did not ask for your fingerprint, face or PIN. Log in with your password.';
  assert.deepEqual([refused.status, refused.message], [422, words]);
});

test("another user's passkey is refused as the second step", async () => {
  const [person, other] = [await api.person('worker'), await api.person('worker')];
  await makePasskey(api, person);
  const { authenticator } = await makePasskey(api, other);
  const { ticket } = await enterPassword(api, person);
  assert.equal((await logInAfter(api, ticket, authenticator)).message, UNKNOWN);
});

test('a removed passkey cannot log in, neither alone nor after the password', async () => {
  const person = await api.person('worker');
  const [kept, { authenticator, id }] = [await makePasskey(api, person), await makePasskey(api, person)];
  await api.send(passkeys.remove, { id, current_password: PASSWORD }, { token: person.token });
  assert.equal((await logInAlone(api, authenticator)).message, UNKNOWN);
  const { ticket } = await enterPassword(api, person);
  assert.equal((await logInAfter(api, ticket, authenticator)).message, UNKNOWN);
  assert.equal((await logInAfter(api, ticket, kept.authenticator)).status, 200);
});

test('a passkey of a deactivated account is refused', async () => {
  const person = await api.person('worker');
  const { authenticator } = await makePasskey(api, person);
  const { ticket } = await enterPassword(api, person);
  await api.services.db.update(users).set({ is_active: false }).where(eq(users.id, person.id));
  const refused = await logInAlone(api, authenticator);
  assert.deepEqual([refused.status, refused.message], [403, 'Account inactive.']);
  assert.equal((await api.send(passkeyLogins.startStep, { ticket })).message, 'Account inactive.');
});

test('after the password, the sixth refused passkey within a minute returns the seconds to wait', async () => {
  const person = await api.person('worker');
  const { authenticator } = await makePasskey(api, person);
  const { ticket } = await enterPassword(api, person);
  for (let time = 0; time < 5; time++) assert.equal((await logInAfter(api, ticket, authenticator, { forged: true })).message, REFUSED);
  assert.match((await logInAfter(api, ticket, authenticator)).message, /^Too many login attempts, try again in \d+ seconds\.$/);
  api.clock.advance({ seconds: 61 });
  assert.equal((await logInAfter(api, ticket, authenticator)).status, 200);
});

test('without a password, an IP address is refused after 30 refused passkeys a minute', async () => {
  const { authenticator } = await makePasskey(api, await api.person('worker'));
  api.clock.advance({ minutes: 2 });
  for (let time = 0; time < 30; time++) await finishAlone(api, 'x');
  assert.match((await logInAlone(api, authenticator)).message, /^Too many login attempts, try again in \d+ seconds\.$/);
  api.clock.advance({ minutes: 2 });
  assert.equal((await logInAlone(api, authenticator)).status, 200);
});

test('an address without https or a host name does not support passkeys, and answers so', async () => {
  const plain = await startApi({ PUBLIC_URL: 'http://care.example.org' });
  try {
    const { status, message } = await plain.send(passkeyLogins.start, {});
    assert.deepEqual([status, message], [422, 'Passkeys work only where Careloom has an https address with a name.']);
  } finally {
    await plain.close();
  }
});
