import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { myTeam } from '@careloom/contract/resources/my-team';
import { organisation } from '@careloom/contract/resources/organisation';
import { factorsOfUsers, loginSteps, secondFactor } from '@careloom/contract/resources/second-factor';
import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema/audit';
import { mails } from '../../platform/db/schema/notices';
import { codeOf, enterPassword, logInWith, makeFactor, requireOf } from '../../../testing/factors';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD, type Person } from '../../../testing/people';

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
});
after(() => api.close());

const SETTINGS = { time_zone: 'Australia/Sydney', login_errors: 'exact', payment_days: 14 } as const;
const save = (roles: string[] | undefined, { token } = admin) =>
  api.send(organisation.update, { ...SETTINGS, ...(roles && { second_factor_roles: roles as never }) }, { token });
const reset = (id: number, { token } = admin) => api.send(factorsOfUsers.reset, { id }, { token });
const works = async ({ token }: Person) => (await api.send(auth.profile, {}, { token })).status === 200;

test('once a role requires a factor, its users without one are logged out, and can only set one up at the login', async () => {
  const [leader, guarded, worker] = [await api.person('team_leader'), await api.person('team_leader'), await api.person('worker')];
  await makeFactor(api, guarded);
  const { data } = await save(['team_leader']);
  assert.deepEqual(data.second_factor_roles, ['team_leader']);
  assert.deepEqual([await works(leader), await works(guarded), await works(worker)], [false, true, true]);

  const login = await api.send(auth.login, { email: leader.email, password: PASSWORD });
  assert.deepEqual(
    [login.status, login.error, login.message],
    [401, 'second_factor', 'Your role needs a second factor. Set one up to log in.'],
  );
  const { step, ticket } = await enterPassword(api, leader);
  assert.equal(step, 'set-up');
  assert.equal((await logInWith(api, ticket, '000000')).message, 'This took too long. Log in again.');
  const start = await api.send(loginSteps.startSetUp, { ticket });
  const confirm = (code: string) => api.send(loginSteps.setUp, { ticket, set_up: start.data.set_up, code });
  assert.deepEqual((await confirm('000000')).errors, { code: ['This code is wrong or was used already.'] });
  const done = await confirm(codeOf(api, start.data.secret));
  assert.deepEqual([done.status, done.message, done.data.recovery_codes.length], [200, 'Logged in successfully.', 10]);
  assert.equal(await works({ ...leader, token: done.data.user.token }), true);
  assert.equal((await api.send(loginSteps.startSetUp, { ticket })).message, 'This took too long. Log in again.');

  const remove = await api.send(secondFactor.remove, { current_password: PASSWORD }, { token: done.data.user.token });
  assert.equal(remove.message, 'Your role needs a second factor, so it can not be removed.');
  await save([]);
});

test("an older session is refused too when the role's requirement is set in another way", async () => {
  const leader = await api.person('team_leader');
  await requireOf(api, ['team_leader']);
  assert.equal((await api.send(auth.profile, {}, { token: leader.token })).error, 'unauthenticated');
  await requireOf(api, []);
  assert.equal(await works(leader), true);
});

test('the caller cannot lock themselves out, and settings saved without the roles keep them', async () => {
  const refused = await save(['super_admin']);
  assert.deepEqual(refused.errors, {
    second_factor_roles: ['Set up your own second factor first, so that you are not locked out.'],
  });
  assert.equal(await works(admin), true);
  await save(['worker']);
  assert.deepEqual((await save(undefined)).data.second_factor_roles, ['worker']);
  const own = await api.person('super_admin');
  await makeFactor(api, own);
  assert.deepEqual((await save(['worker', 'super_admin'], own)).data.second_factor_roles, ['super_admin', 'worker']);
  assert.equal(await works(admin), false, 'the other super admin had none');
  await save([], own);
  admin = await api.person('super_admin');
  assert.equal((await save(['nobody'])).errors['second_factor_roles.0']?.length, 1);
});

test("another user's factor is reset: the next login needs none, sessions end, the user gets a mail, and the audit names who did it", async () => {
  const leader = await api.person('team_leader');
  await makeFactor(api, leader);
  assert.equal((await api.send(factorsOfUsers.get, { id: leader.id }, { token: admin.token })).data.on, 1);
  const answer = await reset(leader.id);
  assert.deepEqual([answer.status, answer.message], [200, 'Second factor reset.']);
  assert.deepEqual(answer.data, { on: 0, since: null, required: 0 });
  assert.equal(await works(leader), false);
  assert.equal((await api.send(auth.login, { email: leader.email, password: PASSWORD })).status, 200);
  const { db } = api.services;
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, leader.email));
  assert.equal(mail?.subject, 'Your second factor was reset');
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.record, 'second_factors')).orderBy(desc(auditEntries.id));
  assert.deepEqual([entry?.action, entry?.actor_id, entry?.before?.['secret']], ['delete', admin.id, 'hidden']);
  assert.equal((await reset(leader.id)).status, 200);
  assert.equal((await db.select().from(mails).where(eq(mails.recipient, leader.email))).length, 1);
});

test('users who may edit a person may reset the factor, but never their own', async () => {
  const [manager, leader, worker] = [await api.person('senior_manager'), await api.person('team_leader'), await api.person('worker')];
  assert.equal((await reset(leader.id, manager)).error, 'forbidden');
  assert.equal((await reset(worker.id, manager)).status, 200);
  assert.equal((await reset(worker.id, leader)).error, 'forbidden');
  assert.equal((await reset(admin.id)).message, 'You can not reset your own second factor. Remove it in Account settings.');
  assert.equal((await reset(999_999)).status, 404);
  await api.send(myTeam.remove, { id: leader.id }, { token: admin.token });
  assert.equal((await reset(leader.id)).status, 404);
});
