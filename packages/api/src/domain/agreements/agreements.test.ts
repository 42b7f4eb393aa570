import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type AgreementBody, agreements } from '@careloom/contract/resources/agreements';
import { notifications } from '@careloom/contract/resources/notifications';
import { and, count, eq } from 'drizzle-orm';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { notifications as notices } from '../../platform/db/schema/notices';
import { inTransaction } from '../../platform/db/transaction';
import { enqueue } from '../../platform/queue/enqueue';
import { agreementForm } from '../../../testing/agreement-body';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';
import { until } from '../../../testing/until';

let api: TestApi;
let admin: Person;
let manager: Person;
let leader: Person;
let form: Awaited<ReturnType<typeof agreementForm>>;
before(async () => {
  api = await startApi();
  [admin, manager, leader] = [await api.person('super_admin'), await api.person('senior_manager'), await api.person('team_leader')];
  form = await agreementForm(api.services);
});
after(() => api.close());

const as = ({ token }: Person) => ({ token });
const worker = () => api.person('worker', { first_name: 'Tuấn', last_name: 'Nguyễn' });
const led = async () => {
  const person = await worker();
  const house = await makeHouse(api.services, { team_leader_id: leader.id });
  await makeJob(api.services, { house, postedBy: admin }, { status: 'assigned', worker_id: person.id, assigned_at: api.clock.now() });
  return person;
};
const create = (person: { id: number }, fields: Partial<AgreementBody> = {}) =>
  api.send(agreements.create, form(person.id, fields), as(admin));
const send = (person: { id: number }, fields: Partial<AgreementBody> = {}) =>
  api.send(agreements.send, form(person.id, fields), as(manager));
const countOf = async (person: Person, type: string) => {
  const [row] = await api.services.db
    .select({ n: count() })
    .from(notices)
    .where(and(eq(notices.user_id, person.id), eq(notices.type, type as 'assign_job')));
  return row?.n;
};

test('R4-029, R7-035: a draft is created, with the derived names and end date, and nobody is notified', async () => {
  const person = await worker();
  const { status, message, data } = await create(person, { abn: '51 824 753 556', term: 3, additional_requirements: 'Own car' });
  assert.deepEqual([status, message], [200, 'Service agreement added successfully.']);
  const { id: _, provider, pay_level, ...rest } = data;
  assert.match(provider.name, /^Banksia/);
  assert.match(pay_level.name, /^Level/);
  assert.deepEqual(rest, {
    user_id: person.id,
    first_name: 'Tuấn',
    last_name: 'Nguyễn',
    commencement_date: '2026-12-01',
    services: 'Personal care and community access',
    hours_of_work: 'Up to 20 hours a week',
    term: 3,
    end_date: '2027-02-28',
    additional_requirements: 'Own car',
    abn: '51824753556',
    agreement_date: '2026-11-21',
    status: 'pending_sign',
    terminate_reason: null,
    expiry_message: null,
    signed_at: null,
    document_url: null,
    version: 1,
    document_sha256: null,
    verify_url: null,
  });
  assert.equal(await countOf(person, 'created_service_agreement'), 0);
});

test('R4-030, R4-033, R7-027: a sent agreement awaits the signature and has its document, and the worker is notified', async () => {
  const person = await worker();
  const { status, message, data } = await send(person);
  assert.deepEqual([status, message, data.status], [200, 'Service agreement sent successfully.', 'awaiting_signature']);
  assert.match(data.document_sha256 ?? '', /^[0-9a-f]{64}$/);
  assert.ok(data.document_url);
  const inbox = await api.send(notifications.list, {}, as(person));
  assert.deepEqual(
    inbox.data.items.map(({ type, route_id, message: text }) => [type, route_id, text]),
    [['created_service_agreement', person.id, 'A service agreement is ready for your signature.']],
  );
});

test('R3-111: an agreement is sent to the worker in user_id, and to nobody without it', async () => {
  const person = await worker();
  assert.equal((await send(person)).data.user_id, person.id);
  const { user_id: _, ...nobody } = form(person.id, {});
  const refused = await api.send(agreements.send, nobody as never, as(admin));
  assert.deepEqual([refused.status, Object.keys(refused.errors)], [422, ['user_id']]);
});

test('sending uses the existing draft: it is sent with the values of the form, and keeps its id', async () => {
  const person = await worker();
  const draft = await create(person);
  const { data } = await send(person, { hours_of_work: '30 hours a week' });
  assert.deepEqual([data.id, data.version, data.hours_of_work], [draft.data.id, 1, '30 hours a week']);
});

test('a worker has one open agreement, even after concurrent requests', async () => {
  const person = await worker();
  const answers = await Promise.all([send(person), send(person), create(person), create(person)]);
  assert.equal((await api.send(agreements.list, { user_id: person.id }, as(admin))).data.total, 1);
  for (const { status, message } of answers.filter((answer) => answer.status !== 200)) {
    assert.deepEqual([status, message], [422, 'The worker already has an open service agreement.']);
  }
  const late = await send(person);
  assert.deepEqual([late.status, late.message], [422, 'The worker already has an open service agreement.']);
  assert.equal(await countOf(person, 'created_service_agreement'), 1);
});

test('sent twice with one idempotency key, an agreement is created once and both answers are the same', async () => {
  const person = await worker();
  const options = { ...as(admin), headers: { 'idempotency-key': `send-${person.id}` } };
  const [one, two] = [await api.send(agreements.send, form(person.id), options), await api.send(agreements.send, form(person.id), options)];
  assert.deepEqual([two.status, two.data], [200, one.data]);
});

test('only a verified, active worker can be sent an agreement', async () => {
  const others = [
    await api.person('worker', { verification_status: 'pending' }),
    await api.person('worker', { archived_at: api.clock.now() }),
    leader,
  ];
  for (const person of others) {
    const sent = await send(person);
    assert.deepEqual([sent.status, sent.message], [404, 'Record does not exist.']);
    const made = await create(person);
    assert.deepEqual([made.status, made.errors], [422, { user_id: ['The selected Worker is invalid.'] }]);
  }
});

const WRONG: readonly [Record<string, unknown>, Record<string, string[]>][] = [
  [{ user_id: '' }, { user_id: ['Worker is required'] }],
  [{ provider_id: 999_999 }, { provider_id: ['The selected Provider is invalid.'] }],
  [{ pay_level_id: 999_999 }, { pay_level_id: ['The selected Pay Level is invalid.'] }],
  [{ commencement_date: '2026-02-30' }, { commencement_date: ['Commencement Date is not a valid date.'] }],
  [{ commencement_date: '9999-12-01' }, { commencement_date: ['Commencement Date is not a valid date.'] }],
  [{ services: ' ' }, { services: ['Services is required'] }],
  [{ hours_of_work: 'x'.repeat(256) }, { hours_of_work: ['Hours of Work may not be greater than 255 characters.'] }],
  [{ term: 0 }, { term: ['Term must be at least 1.'] }],
  [{ term: '1.5' }, { term: ['Term must be an integer.'] }],
  [
    { additional_requirements: 'x'.repeat(2001) },
    { additional_requirements: ['Additional Requirements may not be greater than 2000 characters.'] },
  ],
  [{ abn: '51824753557' }, { abn: ['ABN format is invalid.'] }],
  [{ agreement_date: '' }, { agreement_date: ['Agreement Date is required'] }],
];
test('an invalid agreement is refused at its field, whether created, sent or edited', async () => {
  const [person, other] = [await worker(), await worker()];
  const { data } = await create(other);
  for (const [fields, errors] of WRONG) {
    const body = { ...form(person.id), ...fields };
    const edit = { ...form(other.id), ...fields, id: data.id };
    for (const answer of [
      await api.send(agreements.create, body, as(admin)),
      await api.send(agreements.send, body, as(admin)),
      await api.send(agreements.update, edit, as(admin)),
    ]) {
      assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
    }
  }
});

test('R7-037: editing a draft notifies nobody; editing a sent agreement makes a new document, and the worker is notified again', async () => {
  const person = await worker();
  const { id } = (await create(person)).data;
  const edit = (fields: Partial<AgreementBody>) => api.send(agreements.update, { id, ...form(person.id, fields) }, as(manager));
  const draft = await edit({ term: 6 });
  assert.deepEqual([draft.status, draft.message], [200, 'Service agreement updated successfully.']);
  assert.deepEqual([draft.data.status, draft.data.end_date, draft.data.document_sha256], ['pending_sign', '2027-05-31', null]);
  const sent = (await send(person)).data;
  const edited = (await edit({ services: 'Transport' })).data;
  assert.deepEqual([edited.status, edited.services], ['awaiting_signature', 'Transport']);
  assert.notEqual(edited.document_sha256, sent.document_sha256);
  assert.equal(await countOf(person, 'created_service_agreement'), 2);
  const moved = await api.send(agreements.update, { id, ...form((await worker()).id) }, as(admin));
  assert.deepEqual([moved.status, moved.errors], [422, { user_id: ['The selected Worker is invalid.'] }]);
});

test('R7-038: an unsigned agreement can be deleted; any other cannot', async () => {
  const person = await worker();
  for (const { data } of [await create(person), await send(await worker())]) {
    const { status, message } = await api.send(agreements.remove, { id: data.id }, as(admin));
    assert.deepEqual([status, message], [200, 'Service agreement deleted successfully.']);
    assert.equal((await api.send(agreements.get, { id: data.id }, as(admin))).status, 404);
  }
  for (const status of ['signed', 'ended'] as const) {
    const { id } = await makeAgreement(api.services, person, { status });
    const refused = await api.send(agreements.remove, { id }, as(admin));
    assert.deepEqual([refused.status, refused.message], [422, 'A signed service agreement can not be deleted.']);
  }
});

test('R4-031, R7-029, R8-058: an agreement is terminated with a reason, once, and worker, admin side and team leader are notified', async () => {
  const person = await led();
  const { id } = await makeAgreement(api.services, person, { sent_at: api.clock.now(), first_name: 'Tuấn', last_name: 'Nguyễn' });
  const empty = await api.send(agreements.terminate, { id, reason: ' ' }, as(admin));
  assert.deepEqual([empty.status, empty.errors], [422, { reason: ['Terminate Reason is required'] }]);
  const long = await api.send(agreements.terminate, { id, reason: 'x'.repeat(501) }, as(admin));
  assert.deepEqual(long.errors, { reason: ['Terminate Reason may not be greater than 500 characters.'] });
  const answers = await Promise.all([admin, manager].map((who) => api.send(agreements.terminate, { id, reason: 'Moved away' }, as(who))));
  const [done] = answers.filter(({ status }) => status === 200);
  assert.deepEqual(
    [done?.message, done?.data.status, done?.data.terminate_reason],
    ['Service agreement terminated successfully.', 'terminated', 'Moved away'],
  );
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200).map(({ status, message }) => [status, message]),
    [[422, 'This service agreement is already terminated or ended.']],
  );
  for (const who of [person, admin, manager, leader]) {
    const { data } = await api.send(notifications.list, {}, as(who));
    const [notice] = data.items.filter(({ type, route_id }) => type === 'terminate_service_agreement' && route_id === person.id);
    assert.equal(notice?.message, 'The service agreement of Tuấn Nguyễn has been terminated.');
  }
});

test('R4-032, R8-059: an agreement is ended once', async () => {
  const { id } = await makeAgreement(api.services, await worker());
  const { status, message, data } = await api.send(agreements.end, { id }, as(manager));
  assert.deepEqual([status, message, data.status], [200, 'Service agreement ended successfully.', 'ended']);
  const again = await api.send(agreements.end, { id }, as(manager));
  assert.deepEqual([again.status, again.message], [422, 'This service agreement is already terminated or ended.']);
});

test('R7-028, R7-036: a team leader reads those of their workers, a worker their own, and any other answers like an unknown one', async () => {
  const [mine, foreign] = [await led(), await worker()];
  const [own, theirs] = [(await send(mine)).data, (await send(foreign)).data];
  for (const reader of [leader, mine]) {
    const { data } = await api.send(agreements.list, { per_page: 100 }, as(reader));
    assert.ok(data.items.some(({ id }) => id === own.id) && !data.items.some(({ id }) => id === theirs.id));
    assert.equal((await api.send(agreements.get, { id: own.id }, as(reader))).data.id, own.id);
    const outside = await api.send(agreements.get, { id: theirs.id }, as(reader));
    const unknown = await api.send(agreements.get, { id: 999_999 }, as(reader));
    assert.deepEqual([outside.status, outside.message], [404, 'Record does not exist.']);
    assert.deepEqual([outside.status, outside.message, outside.errors], [unknown.status, unknown.message, unknown.errors]);
  }
  const writes = [
    api.send(agreements.update, { id: 999_999, ...form(mine.id) }, as(admin)),
    api.send(agreements.remove, { id: 999_999 }, as(admin)),
    api.send(agreements.end, { id: 999_999 }, as(admin)),
    api.send(agreements.terminate, { id: 999_999, reason: 'None' }, as(admin)),
  ];
  for (const { status, message } of await Promise.all(writes)) assert.deepEqual([status, message], [404, 'Record does not exist.']);
});

test('agreements are filtered by worker, status and search, and sorted', async () => {
  const person = await api.person('worker', { first_name: 'Zora', last_name: 'Quist' });
  const old = await makeAgreement(api.services, person, { status: 'ended', first_name: 'Zora', last_name: 'Quist' });
  const { id } = (await send(person)).data;
  const list = async (query: object) => (await api.send(agreements.list, query, as(admin))).data.items.map((item) => item.id);
  assert.deepEqual(await list({ user_id: person.id }), [id, old.id]);
  assert.deepEqual(await list({ user_id: person.id, status: 'ended,terminated' }), [old.id]);
  assert.deepEqual(await list({ search: 'zora transport' }), []);
  assert.deepEqual(await list({ search: 'quist banksia', sort: 'end_date', dir: 'asc' }), [old.id, id]);
});

test('a signed agreement shows when it expires, and ends on the day after its last one, in the organisation\u2019s time zone', async () => {
  const [person, other] = [await worker(), await worker()];
  const start = '2026-12-10';
  const { id } = await makeAgreement(api.services, person, { commencement_date: start, term_months: 1, end_date: '2027-01-09' });
  const replaced = await makeAgreement(api.services, other, { end_date: '2028-01-01', version: 1 });
  const later = await makeAgreement(api.services, other, { commencement_date: '2027-01-09', end_date: '2028-06-01', version: 2 });
  const read = async (agreement: { id: number }) => {
    const [row] = await api.services.db.select().from(serviceAgreements).where(eq(serviceAgreements.id, agreement.id));
    return row?.status;
  };
  const messageOf = async () => {
    const fresh = await api.person('super_admin');
    return (await api.send(agreements.get, { id }, as(fresh))).data.expiry_message;
  };
  const runJob = () => inTransaction(api.services.db, (tx) => enqueue(tx, 'end-agreements', {}));
  const day = (instant: string) => api.clock.set(new Date(instant));

  day('2027-01-08T12:00:00Z');
  assert.equal(await messageOf(), 'Expiring in 1 days');
  const done = await makeAgreement(api.services, await worker(), { end_date: '2026-12-31' });
  await runJob();
  await until(async () => (await read(done)) === 'ended', 5_000);
  assert.deepEqual([await read({ id }), await read(replaced)], ['signed', 'signed']);

  // In Sydney the 9th begins at 13:00 UTC on the 8th.
  day('2027-01-08T13:30:00Z');
  assert.equal(await messageOf(), 'Expires today');
  await runJob();
  await until(async () => (await read(replaced)) === 'ended', 5_000);
  assert.deepEqual([await read({ id }), await read(later)], ['signed', 'signed']);

  day('2027-01-09T13:30:00Z');
  await runJob();
  await until(async () => (await read({ id })) === 'ended', 5_000);
  assert.equal(await read(later), 'signed');
});

test('the job that ends agreements is scheduled', async () => {
  const { rows } = await api.services.database.query(`select cron from pgboss.schedule where name = 'end-agreements'`, []);
  assert.deepEqual(rows, [{ cron: '1,31 * * * *' }]);
});
