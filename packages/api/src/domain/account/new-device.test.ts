import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { eq } from 'drizzle-orm';
import { knownDevices } from '../../platform/db/schema/known-devices';
import { mails } from '../../platform/db/schema/notices';
import { startApi, type TestApi } from '../../../testing/harness';
import { makePasskey, logInAlone } from '../../../testing/passkeys';
import { PASSWORD, type Person } from '../../../testing/people';
import { deviceIn } from './device-cookie';

let api: TestApi;
before(async () => {
  api = await startApi({ PUBLIC_URL: 'https://care.test' });
});
after(() => api.close());

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SUBJECT = 'Your account was logged in to from a new device';

/** Logs in from a browser. @returns the `Set-Cookie` value of the device, and the cookie as the browser sends it back */
async function logIn({ email }: Person, userAgent: string, cookie = '') {
  const { status, headers } = await api.send(
    auth.login,
    { email, password: PASSWORD },
    { headers: { 'user-agent': userAgent, ...(cookie && { cookie }) } },
  );
  assert.equal(status, 200);
  const set = headers.getSetCookie().find((one) => one.startsWith('careloom_device=')) ?? '';
  return { set, cookie: set.split(';', 1)[0] ?? '' };
}
const mailsTo = async ({ email }: Person) => {
  const rows = await api.services.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  return rows.filter(({ subject }) => subject === SUBJECT).map(({ text }) => text);
};

test('the first login of an account sends no mail; a login from another browser sends one that names the browser and the place', async () => {
  const person = await api.person('worker');
  await logIn(person, CHROME);
  assert.deepEqual(await mailsTo(person), []);
  await logIn(person, FIREFOX);
  const [text, ...others] = await mailsTo(person);
  assert.match(text ?? '', /Firefox on Linux, at the internet address 127\.0\.0\.1\./);
  assert.match(text ?? '', /change your password at once/);
  assert.deepEqual(others, []);
});

test('a browser is recognised by its cookie, also after an update, and without the cookie by its user agent at the same address', async () => {
  const person = await api.person('worker');
  const { cookie } = await logIn(person, CHROME);
  const again = await logIn(person, CHROME.replace('142', '150'), cookie);
  assert.equal(again.cookie, cookie);
  await logIn(person, CHROME.replace('142', '150'));
  assert.deepEqual(await mailsTo(person), []);
});

test('on a browser that two people use, each is notified of logins to their own account', async () => {
  const [first, second] = [await api.person('worker'), await api.person('worker')];
  const { cookie } = await logIn(first, CHROME);
  await logIn(second, FIREFOX);
  await logIn(second, CHROME, cookie);
  assert.deepEqual([(await mailsTo(first)).length, (await mailsTo(second)).length], [0, 1]);
});

test('a login with a passkey is treated like any other', async () => {
  const person = await api.person('worker');
  await logIn(person, FIREFOX);
  const { authenticator } = await makePasskey(api, person);
  assert.equal((await logInAlone(api, authenticator)).status, 200);
  assert.equal((await mailsTo(person)).length, 1);
});

test('the device cookie is random, unreadable for scripts and sent only to the API; the database stores its hash', async () => {
  const person = await api.person('worker');
  const { set, cookie } = await logIn(person, CHROME);
  for (const word of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/api']) assert.ok(set.includes(word), word);
  const device = deviceIn(`a=b; ${cookie}`) ?? '';
  assert.ok(device.length >= 40);
  const rows = await api.services.db.select().from(knownDevices).where(eq(knownDevices.user_id, person.id));
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(device));
});

test('a device that was not used for 400 days counts as new', async () => {
  const person = await api.person('worker');
  const { cookie } = await logIn(person, CHROME);
  await logIn(person, FIREFOX);
  api.clock.advance({ minutes: 401 * 24 * 60 });
  await logIn(person, FIREFOX);
  assert.equal((await mailsTo(person)).length, 1, 'nothing is known any more, as at the first login');
  await logIn(person, CHROME, cookie);
  assert.equal((await mailsTo(person)).length, 2);
});
