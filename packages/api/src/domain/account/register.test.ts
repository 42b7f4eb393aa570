import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { notifications } from '@careloom/contract/resources/notifications';
import { desc, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { mails } from '../../platform/db/schema/notices';
import { applicationBody } from '../../../testing/application-body';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD } from '../../../testing/people';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const apply = (changed?: Record<string, unknown>) => {
  const fields = applicationBody(changed);
  return { email: fields.email, answer: api.send(auth.register, fields as never) };
};

async function linkFor(email: string): Promise<string> {
  const [mail] = await api.services.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1);
  const link = /http:\S+\/api\/v1(\/auth\/email\/verify\S+)/.exec(mail?.text ?? '')?.[1];
  assert.ok(link, 'a link was mailed');
  return `${api.url}/api/v1${link}`;
}

const openInBrowser = async (link: string) => {
  const response = await fetch(link, { redirect: 'manual', headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  return [response.status, response.headers.get('location')];
};
const openForJson = async (link: string) => {
  const response = await fetch(link, { redirect: 'manual', headers: { accept: 'application/json' } });
  return [response.status, ((await response.json()) as { message: string }).message];
};

test('an application creates a worker who is pending, with all fields of the form', async () => {
  const { email, answer } = apply();
  const { status, message, data } = await answer;
  assert.deepEqual([status, message], [200, 'Registered successfully. Please verify your email.']);
  const [user] = await api.services.db.select().from(users).where(eq(users.id, data.id));
  assert.equal(user?.verification_status, 'pending');
  assert.equal(user.email, email);
  assert.deepEqual(user.clients, applicationBody().clients);
  assert.equal(user.weekly_hours, 24);
  assert.equal((await api.send(auth.login, { email, password: PASSWORD })).message, 'Email not verified.');
});

test('an address with an account is refused at its field, also when two apply concurrently', async () => {
  const { email } = await api.person('worker');
  const taken = await apply({ email }).answer;
  assert.deepEqual([taken.status, taken.errors], [422, { email: ['Email has already been taken.'] }]);
  const twice = await Promise.all([apply({ email: 'twice@careloom.test' }).answer, apply({ email: 'Twice@careloom.test' }).answer]);
  assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 422]);
});

test('R5-026, R5-027: each missing or invalid field has its error', async () => {
  const { status, errors } = await apply({ email: 'nowhere', abn: '', gender: 'x', weekly_hours: 200, clients: [{ name: '', email: 'y' }] })
    .answer;
  assert.equal(status, 422);
  assert.deepEqual(errors.email, ['Email must be a valid email address.']);
  assert.deepEqual(errors.abn, ['ABN is required']);
  assert.deepEqual(Object.keys(errors).sort(), ['abn', 'clients.0.email', 'clients.0.name', 'email', 'gender', 'weekly_hours']);
});

test('the link verifies once, a browser is redirected to the pages, and the admin side is notified', async () => {
  const admin = await api.person('super_admin');
  const manager = await api.person('senior_manager');
  const leader = await api.person('team_leader');
  const { email, answer } = apply();
  const { id } = (await answer).data;
  const link = await linkFor(email);
  assert.deepEqual(await openInBrowser(link), [302, '/email/verify/success']);
  assert.deepEqual(await openInBrowser(link), [302, '/email/verify/already-success']);
  assert.equal((await api.send(auth.login, { email, password: PASSWORD })).message, 'Worker account under verification, contact support.');
  for (const { token } of [admin, manager]) {
    const { items } = (await api.send(notifications.list, {}, { token })).data;
    assert.deepEqual(
      [items[0]?.type, items[0]?.route_id, items[0]?.message],
      ['new_applicant', id, 'Mira Novak has applied as a support worker.'],
    );
  }
  assert.equal((await api.send(notifications.list, {}, { token: leader.token })).data.total, 0);
});

test('a caller that asks for JSON gets the texts', async () => {
  const { email, answer } = apply();
  await answer;
  const link = await linkFor(email);
  assert.deepEqual(await openForJson(link), [200, 'Email has been verified successfully! Your profile is under Verification']);
  assert.deepEqual(await openForJson(link), [200, 'Email has been already verified!']);
});

test('R8-028: a link that is older than 24 hours, changed or truncated', async () => {
  const { email, answer } = apply();
  await answer;
  const link = await linkFor(email);
  const cut = link.slice(0, link.indexOf('&signature'));
  const later = link.replace(/expires=\d+/, 'expires=9999999999');
  for (const bad of [cut, later]) assert.deepEqual(await openInBrowser(bad), [302, '/email/token/expire']);
  api.clock.advance({ hours: 25 });
  assert.deepEqual(await openInBrowser(link), [302, '/email/token/expire']);
  assert.deepEqual(await openForJson(link), [422, 'Verification link expired.']);
  assert.deepEqual(await openForJson(link.replace(/verify\/\d+/, 'verify/999999')), [404, 'Record does not exist.']);
});

test('a new link can be requested until the address is verified', async () => {
  const { email, answer } = apply();
  await answer;
  api.clock.advance({ hours: 25 });
  const sent = await api.send(auth.resendVerification, { email });
  assert.deepEqual([sent.status, sent.message], [200, 'Verification link has been sent to your email.']);
  assert.deepEqual(await openInBrowser(await linkFor(email)), [302, '/email/verify/success']);
  assert.equal((await api.send(auth.resendVerification, { email })).status, 422);
  assert.equal((await api.send(auth.resendVerification, { email: 'nobody@careloom.test' })).message, 'Email does not exist.');
});
