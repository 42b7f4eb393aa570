import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applicants } from '@careloom/contract/resources/applicants';
import { auth } from '@careloom/contract/resources/auth';
import { supportWorkers, teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { desc } from 'drizzle-orm';
import { applications } from '../../platform/db/schema/jobs';
import { mails } from '../../platform/db/schema/notices';
import { startApi, type TestApi } from '../../../testing/harness';
import { allPushed, connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import { PASSWORD, type Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let manager: Person;
let leader: Person;
let house: { id: number };
before(async () => {
  api = await startApi();
  [admin, manager, leader] = [await api.person('super_admin'), await api.person('senior_manager'), await api.person('team_leader')];
  house = await makeHouse(api.services, { team_leader_id: leader.id });
});
after(() => api.close());

const as = ({ token }: Person) => ({ token });
const pending = () => api.person('worker', { verification_status: 'pending' });
const job = (fields: Parameters<typeof makeJob>[2]) => makeJob(api.services, { house, postedBy: admin }, fields);
const login = async ({ email }: Person) => (await api.send(auth.login, { email, password: PASSWORD }, {})).message;
const lastMail = async () => (await api.services.db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0];
const ids = ({ data }: { data: { items: { id: number }[] } }) => data.items.map(({ id }) => id);

test('R4-020, R7-024, R8-056: a verified worker leaves the new applicants, may sign in and gets a mail', async () => {
  const applicant = await pending();
  assert.equal(await login(applicant), 'Worker account under verification, contact support.');
  const { status, message, data } = await api.send(supportWorkers.verify, { id: applicant.id }, as(manager));
  assert.deepEqual([status, message, data.verification_status], [200, 'Support worker verified successfully.', 'verified']);
  assert.equal(await login(applicant), 'Logged in successfully.');
  const mail = await lastMail();
  assert.deepEqual([mail?.recipient, mail?.subject], [applicant.email, 'Your application was accepted']);
  const waiting = await api.send(supportWorkers.list, { verification_status: 'pending', per_page: 100 }, as(admin));
  assert.ok(!ids(waiting).includes(applicant.id));
});

test('R4-021, R7-025, R8-057: a rejected worker is listed as such, and is refused at the login with the reason, without a session', async () => {
  const applicant = await pending();
  const { status, message, data } = await api.send(supportWorkers.reject, { id: applicant.id }, as(admin));
  assert.deepEqual([status, message, data.verification_status], [200, 'Support worker rejected successfully.', 'rejected']);
  assert.ok(ids(await api.send(supportWorkers.rejected, { per_page: 100 }, as(admin))).includes(applicant.id));
  assert.equal(await login(applicant), 'Worker account rejected, contact support.');
  assert.equal((await api.send(auth.profile, {}, as(applicant))).error, 'unauthenticated');
  assert.deepEqual([(await lastMail())?.recipient, (await lastMail())?.subject], [applicant.email, 'Your application']);
});

test('a worker has who approved them, and the pay level of the agreement in force', async () => {
  const applicant = await pending();
  const standing = async () => {
    const { data } = await api.send(supportWorkers.get, { id: applicant.id }, as(admin));
    return [data.approved_by?.id ?? null, data.pay_level?.name ?? null];
  };
  assert.deepEqual(await standing(), [null, null]);
  await api.send(supportWorkers.verify, { id: applicant.id }, as(manager));
  await makeAgreement(api.services, applicant, { status: 'terminated', terminate_reason: 'Moved away', ended_at: new Date() });
  assert.deepEqual(await standing(), [manager.id, null]);
  await makeAgreement(api.services, applicant);
  assert.deepEqual(await standing(), [manager.id, 'Level 2.1']);
});

test('of two concurrent decisions on an applicant the first succeeds', async () => {
  const { id } = await pending();
  const answers = await Promise.all([
    api.send(supportWorkers.verify, { id }, as(admin)),
    api.send(supportWorkers.reject, { id }, as(manager)),
    api.send(supportWorkers.verify, { id }, as(manager)),
  ]);
  const refused = answers.filter(({ status }) => status === 422);
  assert.deepEqual([answers.length, refused.length], [3, 2]);
  for (const { message } of refused) assert.equal(message, 'This applicant has already been processed.');
});

test('a decision on an unknown applicant, or without an id, is refused', async () => {
  for (const call of [supportWorkers.verify, supportWorkers.reject, supportWorkers.archive, supportWorkers.restore]) {
    for (const id of [999_999, leader.id]) {
      const { status, message } = await api.send(call, { id }, as(admin));
      assert.deepEqual([status, message], [404, 'Record does not exist.']);
    }
    const empty = await api.send(call, {} as never, as(admin));
    assert.deepEqual([empty.status, empty.message, Object.keys(empty.errors)], [422, 'Unprocessable Entity.', ['id']]);
  }
});

test('R4-028: a team leader archives a worker of a house led, who is signed out, and restores the worker', async () => {
  const worker = await api.person('worker');
  await job({ status: 'closed', worker_id: worker.id });
  const { status, message, data } = await api.send(supportWorkers.archive, { id: worker.id }, as(leader));
  assert.deepEqual([status, message, data.archived_at !== null], [200, 'Support worker archived successfully.', true]);
  assert.ok(ids(await api.send(teamLeaderWorkers.list, { archived: 1 }, as(leader))).includes(worker.id));
  assert.equal((await api.send(auth.profile, {}, as(worker))).error, 'unauthenticated');
  const again = await api.send(supportWorkers.archive, { id: worker.id }, as(leader));
  assert.deepEqual([again.status, again.data.archived_at], [200, data.archived_at]);
  const back = await api.send(supportWorkers.restore, { id: worker.id }, as(leader));
  assert.deepEqual([back.status, back.message, back.data.archived_at], [200, 'Support worker restored successfully.', null]);
  assert.equal((await api.send(auth.profile, {}, as(worker))).error, 'unauthenticated');
  assert.equal(await login(worker), 'Logged in successfully.');
});

test('a worker of other houses answers a team leader like an unknown one', async () => {
  const { id } = await api.person('worker');
  for (const call of [supportWorkers.archive, supportWorkers.restore]) {
    const { status, message } = await api.send(call, { id }, as(leader));
    assert.deepEqual([status, message], [404, 'Record does not exist.']);
  }
});

test('a worker with an assigned job cannot be archived', async () => {
  const worker = await api.person('worker');
  await job({ status: 'assigned', worker_id: worker.id, assigned_at: api.clock.now() });
  const { status, message } = await api.send(supportWorkers.archive, { id: worker.id }, as(admin));
  assert.deepEqual([status, message], [422, 'This support worker has an assigned job and can not be archived.']);
  assert.equal((await api.send(auth.profile, {}, as(worker))).status, 200);
});

test('of archiving a worker and assigning them a job concurrently, one is refused', async () => {
  for (let round = 0; round < 3; round += 1) {
    const worker = await api.person('worker');
    await makeAgreement(api.services, worker);
    const { id } = await job({});
    const [application] = await api.services.db.insert(applications).values({ job_id: id, worker_id: worker.id }).returning();
    const answers = await Promise.all([
      api.send(applicants.assign, { id, n: application?.id ?? 0 }, as(admin)),
      api.send(supportWorkers.archive, { id: worker.id }, as(manager)),
    ]);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1, JSON.stringify(answers.map(({ message }) => message)));
  }
});

test('open pages of an archived or inactive worker go to the login, and other pages are notified', async () => {
  const worker = await api.person('worker');
  await allPushed(api);
  const pages = [connectPusher(api, worker.token), connectPusher(api, admin.token)] as const;
  const own = await subscribed(pages[0], `private-inactive-member.${worker.id}`);
  const office = await subscribed(pages[1], `private-user.${admin.id}`);
  const received = Promise.all([nextEvent(own, 'InactiveMemberRedirect'), nextEvent(office, 'ResourceChanged')]);
  await api.send(supportWorkers.archive, { id: worker.id }, as(admin));
  assert.deepEqual((await received)[1], { resource: 'support-worker', ids: [worker.id], version: null, actor: admin.id });
  for (const page of pages) page.disconnect();
});

test('only the submitted fields of a record are changed', async () => {
  const worker = await api.person('worker', { other_info: 'Own car.' });
  const edit = (fields: object) => api.send(supportWorkers.update, { id: worker.id, ...fields }, as(manager));
  const { status, message, data } = await edit({ other_info: '  No pets. ' });
  assert.deepEqual([status, message], [200, 'Support worker updated successfully.']);
  assert.deepEqual([data.details.other_info, data.is_active], ['No pets.', 1]);
  assert.equal((await edit({ availability: 'available' })).data.details.other_info, 'No pets.');
  assert.equal((await edit({ other_info: '' })).data.details.other_info, null);
  assert.equal((await api.send(auth.profile, {}, as(worker))).status, 200);
  assert.equal((await edit({ is_active: 0 })).data.is_active, 0);
  assert.equal((await api.send(auth.profile, {}, as(worker))).error, 'unauthenticated');
  assert.equal(await login(worker), 'Account inactive.');
});

const WRONG: readonly [object, Record<string, string[]>][] = [
  [{ availability: 'busy' }, { availability: ['The selected Availability is invalid.'] }],
  [{ availability: 'occupied' }, { availability: ['The selected Availability is invalid.'] }],
  [{ is_active: 2 }, { is_active: ['Active Status must be true or false.'] }],
  [{ other_info: 7 }, { other_info: ['Other Info must be a string.'] }],
  [{ other_info: 'x'.repeat(2001) }, { other_info: ['Other Info may not be greater than 2000 characters.'] }],
];
test('each invalid field of a record is refused', async () => {
  const { id } = await api.person('worker');
  for (const [fields, errors] of WRONG) {
    const answer = await api.send(supportWorkers.update, { id, ...fields }, as(admin));
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  }
  assert.equal((await api.send(supportWorkers.update, { id: 999_999 }, as(admin))).status, 404);
});

test('R6-013: a team leader and a worker can neither verify nor reject', async () => {
  const { id } = await pending();
  for (const person of [leader, await api.person('worker')]) {
    for (const call of [supportWorkers.verify, supportWorkers.reject]) {
      assert.equal((await api.send(call, { id }, as(person))).error, 'forbidden');
    }
  }
});
