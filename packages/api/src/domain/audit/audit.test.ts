import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { audit } from '@careloom/contract/resources/audit';
import { jobs } from '@careloom/contract/resources/jobs';
import { providers } from '@careloom/contract/resources/providers';
import { count, eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema/audit';
import { providers as providerRows } from '../../platform/db/schema/agreements';
import { applications } from '../../platform/db/schema/jobs';
import { houseLeaderships } from '../../platform/db/schema/places';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD, type Person } from '../../../testing/people';
import { makeInvoice, makeShift } from '../../../testing/money-records';
import { jobBody, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
const abns = ['48 123 123 124', '33 051 775 556'];
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
});
after(() => api.close());

const of = async (record: string, id: number | string) =>
  (await api.send(audit.list, { record, record_id: String(id), per_page: 100 }, { token: admin.token })).data.items;

test('an edit is recorded with its author, its request, and the values before and after', async () => {
  const house = await makeHouse(api.services);
  const body = jobBody(house.id);
  const { data: job } = await api.send(jobs.create, body, { token: admin.token });
  const edit = await api.send(jobs.update, { id: job.id, ...body, name: 'Late evenings' }, { token: admin.token });
  assert.equal(edit.status, 200);
  const [changed, made] = await of('jobs', job.id);
  assert.deepEqual(changed?.actor?.id, admin.id);
  assert.equal(changed?.request_id, edit.headers.get('x-request-id'));
  assert.equal(changed?.action, 'update');
  assert.deepEqual([changed?.before?.['name'], changed?.after?.['name']], [body.name, 'Late evenings']);
  assert.deepEqual(Object.keys(changed?.after ?? {}).sort(), ['name', 'version']);
  assert.deepEqual([made?.action, made?.before, made?.after?.['name']], ['insert', null, body.name]);
});

test('a refused change leaves no entry, a deletion leaves the last state', async () => {
  const { data } = await api.send(providers.create, { name: 'Wattle Care', abn: '51 824 753 556' }, { token: admin.token });
  const twin = await api.send(providers.create, { name: 'Twin', abn: '51 824 753 556' }, { token: admin.token });
  assert.equal(twin.status, 422);
  await api.send(providers.remove, { id: data.id }, { token: admin.token });
  const entries = await of('providers', data.id);
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['delete', 'insert'],
  );
  assert.equal(entries[0]?.before?.['name'], 'Wattle Care');
});

test('the audit never contains a password, only that it changed', async () => {
  const worker = await api.person('worker');
  const change = { current_password: PASSWORD, password: 'Another#2026x', password_confirmation: 'Another#2026x' };
  const { status } = await api.send(auth.changePassword, change, { token: worker.token });
  assert.equal(status, 200);
  const [entry] = await of('users', worker.id);
  assert.deepEqual([entry?.before, entry?.after, entry?.actor?.id], [{ password_hash: 'hidden' }, { password_hash: 'hidden' }, worker.id]);
});

test('nobody can rewrite it, not even with direct access to the database', async () => {
  for (const statement of ['update audit_entries set actor_id = 1', 'delete from audit_entries', 'truncate audit_entries']) {
    const cause = await api.services.db.execute(sql.raw(statement)).then(
      () => null,
      (error: Error) => error.cause as Error,
    );
    assert.equal(cause?.message, 'The audit is append-only.', statement);
  }
});

test('it is filtered by record, person and day of the organisation, and each entry has the name of its record', async () => {
  const other = await api.person('super_admin', { first_name: 'Declan', last_name: 'Reyes' });
  const { data } = await api.send(providers.create, { name: 'Wattle Care', abn: '51 824 753 556' }, { token: other.token });
  const list = async (query: object) => (await api.send(audit.all, query, { token: admin.token })).data.items;
  const [made] = await list({ record: 'providers', record_id: String(data.id) });
  assert.deepEqual([made?.record, made?.record_id, made?.name], ['providers', String(data.id), 'Wattle Care']);
  assert.deepEqual(await list({ actor_id: other.id }), [made]);
  assert.deepEqual(await list({ search: 'declan wattle' }), [made]);
  await api.send(providers.remove, { id: data.id }, { token: other.token });
  const [gone] = await list({ record: 'providers', record_id: String(data.id) });
  assert.deepEqual([gone?.action, gone?.name], ['delete', 'Wattle Care']);
  assert.deepEqual(await list({ record: 'providers', record_id: String(data.id), search: 'wattle' }), [gone]);
});

test('people with changes in the audit are found by words of their name, or by id; nobody else is', async () => {
  const named = (first_name: string) => api.person('super_admin', { first_name, last_name: 'Quamby' });
  const [zillah, zara, idle] = [await named('Zillah'), await named('Zara'), await named('Zoe')];
  for (const { token } of [zillah, zara]) await api.send(providers.create, { name: 'Quamby Care', abn: abns.pop() ?? '' }, { token });
  const people = async (query: object) => (await api.send(audit.people, query, { token: admin.token })).data;
  const face = ({ id }: Person, first_name: string) => ({ id, first_name, last_name: 'Quamby', sm_profile_picture_url: null });
  assert.deepEqual(await people({ search: 'quamby' }), [face(zara, 'Zara'), face(zillah, 'Zillah')]);
  assert.deepEqual(await people({ search: 'quam zil' }), [face(zillah, 'Zillah')]);
  assert.deepEqual(await people({ id: zara.id }), [face(zara, 'Zara')]);
  assert.deepEqual(await people({ id: idle.id }), []);
  const leader = await api.person('team_leader');
  assert.equal((await api.send(audit.people, {}, { token: leader.token })).error, 'forbidden');
});

test('when more people match than are shown at once, the first by name are returned', async () => {
  const lumina = Array.from({ length: 21 }, (_, at) => ({ first_name: String.fromCharCode(65 + at), last_name: 'Lumina' }));
  const people = await Promise.all(lumina.reverse().map((name) => api.person('worker', name)));
  await api.services.db
    .insert(auditEntries)
    .values(people.map(({ id }) => ({ actor_id: id, record: 'users', record_id: String(id), action: 'update' as const })));
  const { data } = await api.send(audit.people, { search: 'lumina' }, { token: admin.token });
  assert.equal(data.map(({ first_name }) => first_name).join(''), 'ABCDEFGHIJKLMNOPQRST');
});

test('a single letter does not search by itself: it narrows the matches of another word', async () => {
  const list = async (query: object) => (await api.send(audit.all, query, { token: admin.token })).data;
  await api.send(providers.create, { name: 'Quandong Xylo', abn: '53 004 085 616' }, { token: admin.token });
  await api.send(providers.create, { name: 'Quandong Care', abn: '83 914 571 673' }, { token: admin.token });
  const all = await list({ record: 'providers' });
  assert.equal((await list({ record: 'providers', search: 'x' })).total, all.total);
  assert.ok(all.total > 2);
  const names = async (search: string) => (await list({ record: 'providers', search })).items.map(({ name }) => name);
  assert.deepEqual(await names('quandong'), ['Quandong Care', 'Quandong Xylo']);
  assert.deepEqual(await names('x quandong'), ['Quandong Xylo']);
  assert.deepEqual(await names('quandong t'), ['Quandong Care', 'Quandong Xylo'], 'by the first name of who added them, Test');
});

test('a record without a name has the name of its parent, and is found by it', async () => {
  const worker = await api.person('worker', { first_name: 'Odette', last_name: 'Quill' });
  const house = await makeHouse(api.services, { name: 'Ironbark Lodge' });
  const job = await makeJob(api.services, { house, postedBy: admin });
  const [application] = await api.services.db.insert(applications).values({ job_id: job.id, worker_id: worker.id }).returning();
  const list = async (query: object) => (await api.send(audit.all, query, { token: admin.token })).data.items;
  const [applied] = await list({ record: 'applications', record_id: String(application?.id) });
  assert.equal(applied?.name, 'Odette Quill');
  assert.deepEqual(await list({ record: 'applications', search: 'quill odette' }), [applied]);
  assert.deepEqual(await list({ record: 'applications', search: 'ironbark' }), []);
  await api.services.db.insert(houseLeaderships).values({ house_id: house.id, team_leader_id: admin.id, started_on: '2026-01-01' });
  const [led] = await list({ record: 'house_leaderships', search: 'ironbark' });
  assert.equal(led?.name, 'Ironbark Lodge');
});

test('a page has the total of all entries, with and without a search', async () => {
  const names = ['Coolabah Care', 'Coolabah Homes', 'Coolabah Nights'];
  const made = await api.services.db
    .insert(providerRows)
    .values(names.map((name, at) => ({ name, abn: String(60_000_000_000 + at) })))
    .returning();
  const second = { record: 'providers', page: 2, per_page: 2 };
  const { data } = await api.send(audit.all, { ...second, search: 'coolabah' }, { token: admin.token });
  assert.deepEqual([data.items.map(({ name }) => name), data.total, data.last_page], [['Coolabah Care'], 3, 2]);
  const record_id = String(made[0]?.id);
  const { data: one } = await api.send(audit.all, { record: 'providers', record_id, per_page: 2 }, { token: admin.token });
  assert.deepEqual([one.items.map(({ name }) => name), one.total, one.last_page], [['Coolabah Care'], 1, 1]);
  const { data: all } = await api.send(audit.all, second, { token: admin.token });
  const [{ value } = { value: 0 }] = await api.services.db
    .select({ value: count() })
    .from(auditEntries)
    .where(eq(auditEntries.record, 'providers'));
  assert.deepEqual([all.total, all.last_page], [value, Math.ceil(value / 2)]);
});

test('a shift is found by its name, even if other shifts have the same', async () => {
  const house = await makeHouse(api.services);
  const job = await makeJob(api.services, { house, postedBy: admin });
  const shifts = [];
  for (const worker of [await api.person('worker'), await api.person('worker')])
    shifts.push(await makeShift(api.services, { job, worker, by: admin }, { name: 'Jacaranda round' }));
  const { data } = await api.send(audit.all, { record: 'shifts', search: 'caranda' }, { token: admin.token });
  assert.deepEqual(
    data.items.map(({ record_id, name }) => [record_id, name]),
    shifts.reverse().map(({ id }) => [String(id), 'Jacaranda round']),
  );
});

test('an invoice is found by digits of its number, not by the letters that all numbers start with', async () => {
  const worker = await api.person('worker', { first_name: 'Odo', last_name: 'Pell' });
  const job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  const invoice = await makeInvoice(api.services, { job, worker, by: admin }, { number: 'INV-2026-9731' });
  const found = async (search: string) => (await api.send(audit.all, { record: 'invoices', search }, { token: admin.token })).data.items;
  assert.deepEqual(
    (await found('9731')).map(({ record_id, name }) => [record_id, name]),
    [[String(invoice.id), 'INV-2026-9731']],
  );
  assert.deepEqual(await found('inv-2026-97'), await found('9731'));
  assert.deepEqual(await found('inv'), []);
});

test('a day is one of the organisation, from midnight to midnight', async () => {
  const { db } = api.services;
  const at = (created_at: Date) => ({ created_at, record: 'jobs', record_id: 'day', action: 'update' as const });
  const instants = ['2026-11-29T12:59:59Z', '2026-11-29T13:00:00Z', '2026-11-30T12:59:59Z', '2026-11-30T13:00:00Z'];
  await db.insert(auditEntries).values(instants.map((instant) => at(new Date(instant))));
  const { data } = await api.send(audit.all, { record_id: 'day', from: '2026-11-30', to: '2026-11-30' }, { token: admin.token });
  assert.deepEqual(
    data.items.map((entry) => entry.at),
    ['2026-11-30T12:59:59.000Z', '2026-11-29T13:00:00.000Z'],
  );
});

test('only users with the permission read it; an invalid day is refused at its field', async () => {
  const leader = await api.person('team_leader');
  assert.equal((await api.send(audit.all, {}, { token: leader.token })).error, 'forbidden');
  const { status, errors } = await api.send(audit.all, { from: 'soon' }, { token: admin.token });
  assert.deepEqual([status, Object.keys(errors)], [422, ['from']]);
});
