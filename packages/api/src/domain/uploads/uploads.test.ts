import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit } from '@careloom/contract/resources/audit';
import { houseParticipants } from '@careloom/contract/resources/house-participants';
import { houses } from '@careloom/contract/resources/houses';
import { imports } from '@careloom/contract/resources/imports';
import { notifications } from '@careloom/contract/resources/notifications';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { uploads } from '@careloom/contract/resources/uploads';
import { eq, inArray } from 'drizzle-orm';
import { accessTokens } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import { applications } from '../../platform/db/schema/jobs';
import { houses as houseTable, participants } from '../../platform/db/schema/places';
import { uploads as table } from '../../platform/db/schema/uploads';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';
import { workerRow, workerSheet } from '../../../testing/worker-sheet';

let api: TestApi;
let admin: Person;
let manager: Person;
let leader: Person;
let house: { id: number; name: string };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  manager = await api.person('senior_manager', { first_name: 'Priya', last_name: 'Raman' });
  leader = await api.person('team_leader', { email: 'eleni@careloom.test' });
  house = await makeHouse(api.services);
  const at = (created_at: string) => ({ created_at: new Date(created_at) });
  const reversed = { reversed_by_id: admin.id, reversed_at: new Date('2026-11-21T00:00:00Z') };
  await api.services.db.insert(table).values([
    // Already the next day in Sydney.
    { kind: 'timesheet', file_name: 'june.csv', rows: 3, uploaded_by_id: leader.id, ...at('2026-06-30T14:30:00Z') },
    { kind: 'timesheet', file_name: 'july.csv', rows: 40, uploaded_by_id: manager.id, ...at('2026-07-20T00:00:00Z'), ...reversed },
    { kind: 'house', file_name: 'houses.csv', rows: 2, record_ids: [1, 2], uploaded_by_id: manager.id, ...at('2026-08-01T00:00:00Z') },
    { kind: 'participant', file_name: 'people.csv', rows: 1, house_id: house.id, uploaded_by_id: admin.id, ...at('2026-08-02T00:00:00Z') },
    { kind: 'support_worker', file_name: 'workers.csv', rows: 7, uploaded_by_id: manager.id, ...at('2026-08-03T00:00:00Z') },
  ]);
});
after(() => api.close());

const list = async (query: Parameters<typeof api.send<typeof uploads.list>>[1] = {}, by = admin) =>
  (await api.send(uploads.list, query, { token: by.token })).data;
const names = async (...asked: Parameters<typeof list>) => (await list(...asked)).items.map(({ file_name }) => file_name);

test('uploads are listed latest first, ten to a page, each with its sender and result', async () => {
  const page = await list();
  assert.deepEqual([page.total, page.per_page, page.last_page], [5, 10, 1]);
  assert.deepEqual(
    page.items.map(({ file_name }) => file_name),
    ['workers.csv', 'people.csv', 'houses.csv', 'july.csv', 'june.csv'],
  );
  assert.deepEqual(page.items[1]?.house, { id: house.id, name: house.name });
  const july = page.items[3];
  assert.deepEqual(
    [july?.kind, july?.rows, july?.state, july?.uploaded_by.last_name, july?.reversed_by?.id, july?.reversed_at],
    ['timesheet', 40, 'reversed', 'Raman', admin.id, '2026-11-21T00:00:00.000Z'],
  );
  assert.deepEqual(await names({ per_page: 2, page: 3 }), ['june.csv']);
  assert.deepEqual(await names({ sort: 'rows', per_page: 2 }), ['people.csv', 'houses.csv']);
});

test('they are filtered by file, person, kind, state and days of the organisation', async () => {
  assert.deepEqual(await names({ search: 'priya july' }), ['july.csv']);
  assert.deepEqual(await names({ kind: 'house,participant' }), ['people.csv', 'houses.csv']);
  assert.deepEqual(await names({ state: 'reversed' }), ['july.csv']);
  assert.deepEqual(await names({ state: 'imported', kind: 'timesheet' }), ['june.csv']);
  assert.deepEqual(await names({ from: '2026-07-01', to: '2026-07-20' }), ['july.csv', 'june.csv']);
  assert.deepEqual(await names({ to: '2026-06-30' }), []);
  const { status, errors } = await api.send(uploads.list, { kind: 'lunch', state: 'lost', from: 'soon' } as never, { token: admin.token });
  assert.deepEqual([status, Object.keys(errors).sort()], [422, ['from', 'kind.0', 'state']]);
});

test('each user sees the kinds that they may import, and a team leader only their own uploads', async () => {
  assert.deepEqual(await names({}, manager), ['workers.csv', 'houses.csv', 'july.csv', 'june.csv']);
  assert.deepEqual(await names({}, leader), ['june.csv']);
  assert.deepEqual(await names({ kind: 'house' }, leader), []);
  const { error } = await api.send(uploads.list, {}, { token: (await api.person('worker')).token });
  assert.equal(error, 'forbidden');
});

const as = ({ token }: Person) => ({ token });
const reverse = (upload_id: number | null | undefined, by = admin) => api.send(uploads.reverse, { upload_id: upload_id ?? 0 }, as(by));
const get = async (id: number | null | undefined) => (await api.send(uploads.get, { id: id ?? 0 }, as(admin))).data;

const HOUSES = 'name,first_name,last_name,email,contact_no,address,suburb,state,post_code,gender,team_leader_email';
let made = 0;
async function importHouses() {
  const row = () =>
    `Banksia ${(made += 1)},Joan,Marsh,joan@example.com,02 9999 1234,1 Station Street,Penrith,NSW,2750,female,${leader.email}`;
  const file = new File([[HOUSES, row(), row()].join('\n')], 'houses.csv');
  const { upload_id } = (await api.send(imports.houses, { file }, as(admin))).data;
  const { record_ids } = await get(upload_id);
  const rows = await api.services.db.select().from(houseTable).where(inArray(houseTable.id, record_ids)).orderBy(houseTable.id);
  return { upload_id, file, rows, count: () => api.services.db.$count(houseTable, inArray(houseTable.id, record_ids)) };
}
async function importWorkers() {
  const file = workerSheet(workerRow(), workerRow());
  const { upload_id } = (await api.send(imports.workers, { file }, as(admin))).data;
  const { record_ids } = await get(upload_id);
  const rows = await api.services.db.select().from(users).where(inArray(users.id, record_ids)).orderBy(users.id);
  return { upload_id, file, rows, count: () => api.services.db.$count(users, inArray(users.id, record_ids)) };
}
async function importParticipants() {
  const house = await makeHouse(api.services);
  const file = new File(['name,dob\nBilly T.,1990-05-01\nJoan M.,1958-02-11'], 'participants.csv');
  const { upload_id } = (await api.send(imports.participants, { id: house.id, file }, as(admin))).data;
  const rows = await api.services.db.select().from(participants).where(eq(participants.house_id, house.id)).orderBy(participants.id);
  return { upload_id, house, file, rows, count: () => api.services.db.$count(participants, eq(participants.house_id, house.id)) };
}
const only = <Row>([row]: Row[]): Row => row ?? assert.fail('There is no such row.');
const refusal = (name: string) => `${name} was used or changed since, so this upload can not be reversed.`;

test("reversing deletes houses and their leaders' notifications; the upload is kept and audited, and the sheet can be sent again", async () => {
  const { upload_id, file, rows, count } = await importHouses();
  const { status, message, data } = await reverse(upload_id);
  assert.deepEqual([status, message, data, await count()], [200, 'Upload reversed successfully.', { deleted: 2, restored: 0 }, 0]);
  const inbox = await api.send(notifications.list, {}, as(leader));
  assert.deepEqual([inbox.data.items, inbox.data.totalUnreadCount], [[], 0]);
  const kept = await get(upload_id);
  assert.deepEqual([kept.kind, kept.state, kept.rows, kept.reversed_by?.id], ['house', 'reversed', 2, admin.id]);
  assert.deepEqual(
    kept.record_ids,
    rows.map(({ id }) => id),
  );
  const entries = async (record: string, id: number) =>
    (await api.send(audit.list, { record, record_id: String(id) }, as(admin))).data.items.map(({ action, actor }) => [action, actor?.id]);
  assert.deepEqual(await entries('uploads', upload_id ?? 0), [
    ['update', admin.id],
    ['insert', admin.id],
  ]);
  assert.deepEqual((await entries('houses', only(rows).id))[0], ['delete', admin.id]);
  assert.equal((await api.send(imports.houses, { file }, as(admin))).data.created, 2);
});

test('reversing deletes the workers of a sheet and their links; the sheet can be sent again', async () => {
  const { upload_id, file, count } = await importWorkers();
  assert.deepEqual([(await reverse(upload_id)).data, await count()], [{ deleted: 2, restored: 0 }, 0]);
  assert.equal((await api.send(imports.workers, { file }, as(admin))).data.created, 2);
});

test('reversing deletes the participants of a sheet, and skips those already deleted', async () => {
  const { upload_id, house, rows, count } = await importParticipants();
  await api.send(houseParticipants.remove, { id: house.id, pid: only(rows).id }, as(admin));
  assert.deepEqual([(await reverse(upload_id)).data, await count()], [{ deleted: 1, restored: 0 }, 0]);
  assert.deepEqual((await get(upload_id)).house, { id: house.id, name: house.name });
});

test('reversing skips a house that was deleted since', async () => {
  const { upload_id, rows } = await importHouses();
  await api.send(houses.remove, { id: only(rows).id }, as(admin));
  assert.deepEqual((await reverse(upload_id)).data, { deleted: 1, restored: 0 });
});

type House = Awaited<ReturnType<typeof importHouses>>['rows'][number];
const USES_OF_HOUSE: Readonly<Record<string, (house: House) => Promise<unknown>>> = {
  'has a job': (house) => makeJob(api.services, { house, postedBy: admin }),
  'has a participant': ({ id }) => api.services.db.insert(participants).values({ house_id: id, name: 'Tom', dob: '1990-01-01' }),
  'was edited': async ({ id, state_id, ...house }) => {
    const body = { ...house, state_id, is_active: 1 as const, name: house.name, suburb: 'Dubbo' };
    return api.send(houses.update, { ...body, id }, as(admin));
  },
};
for (const [what, use] of Object.entries(USES_OF_HOUSE)) {
  test(`no house of a sheet is deleted if one ${what}`, async () => {
    const { upload_id, rows, count } = await importHouses();
    await use(only(rows));
    const { status, message } = await reverse(upload_id);
    assert.deepEqual([status, message, await count()], [422, refusal(only(rows).name), 2]);
    assert.equal((await get(upload_id)).state, 'imported');
  });
}

type Worker = Awaited<ReturnType<typeof importWorkers>>['rows'][number];
const USES_OF_WORKER: Readonly<Record<string, (worker: Worker) => Promise<unknown>>> = {
  'signed in': ({ id }) =>
    api.services.db.insert(accessTokens).values({ user_id: id, token_hash: `hash-${id}`, expires_at: new Date('2030-01-01') }),
  'applied for a job': async ({ id }) => {
    const job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
    return api.services.db.insert(applications).values({ job_id: job.id, worker_id: id });
  },
  'was invited to a job': async (worker) =>
    makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin, invited: [worker] }),
  'has a service agreement': (worker) => makeAgreement(api.services, { ...worker, token: '', userType: 'worker' }),
  'was archived': ({ id }) => api.send(supportWorkers.archive, { id }, as(admin)),
};
for (const [what, use] of Object.entries(USES_OF_WORKER)) {
  test(`no worker of a sheet is deleted if one ${what}`, async () => {
    const { upload_id, rows, count } = await importWorkers();
    const worker = only(rows);
    await use(worker);
    const { status, message } = await reverse(upload_id);
    assert.deepEqual([status, message, await count()], [422, refusal(`${worker.first_name} ${worker.last_name}`), 2]);
  });
}

test('no participant of a sheet is deleted if one was edited', async () => {
  const { upload_id, house, rows, count } = await importParticipants();
  await api.send(houseParticipants.update, { id: house.id, pid: only(rows).id, name: 'Billy Tan', dob: '1990-05-01' }, as(admin));
  const { status, message } = await reverse(upload_id);
  assert.deepEqual([status, message, await count()], [422, refusal('Billy Tan'), 2]);
});

test('of two concurrent reversals one succeeds', async () => {
  for (const { upload_id } of [await importHouses(), await importWorkers(), await importParticipants()]) {
    const answers = await Promise.all([reverse(upload_id), reverse(upload_id)]);
    assert.deepEqual(answers.map(({ status, message }) => `${status} ${message}`).sort(), [
      '200 Upload reversed successfully.',
      '422 This upload is already reversed.',
    ]);
  }
});

test('posting a job while the reversal deletes its house is refused, or keeps the house', async () => {
  const { upload_id, rows, count } = await importHouses();
  const house = only(rows);
  const posted = makeJob(api.services, { house, postedBy: admin }).then(
    () => true,
    () => false,
  );
  const [{ status }, stays] = await Promise.all([reverse(upload_id), posted]);
  assert.deepEqual([status, await count()], stays ? [422, 2] : [200, 0]);
});

test('a user who may not import a kind cannot see or reverse it; a timesheet is reversed by its own call or by this one', async () => {
  const { upload_id } = await importParticipants();
  for (const by of [manager, leader]) {
    assert.deepEqual([(await reverse(upload_id, by)).status, (await reverse(999_999, by)).status], [404, 404]);
    assert.equal((await api.send(uploads.get, { id: upload_id ?? 0 }, as(by))).message, 'Record does not exist.');
  }
  assert.equal((await reverse(upload_id, await api.person('worker'))).error, 'forbidden');
  const wrong = await api.send(timesheets.reverse, { upload_id: upload_id ?? 0 }, as(admin));
  assert.deepEqual([wrong.status, wrong.message], [404, 'Record does not exist.']);
});
