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
import { accessTokens } from '../../db/schema/access';
import { applications } from '../../db/schema/jobs';
import { users } from '../../db/schema/identity';
import { houses as houseTable, participants } from '../../db/schema/places';
import { startApi, type TestApi } from '../../testing/harness';
import type { Person } from '../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../testing/records';
import { workerRow, workerSheet } from '../../testing/worker-sheet';

let api: TestApi;
let admin: Person;
let leader: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader', { email: 'eleni@careloom.test' });
});
after(() => api.close());

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

test('houses of a sheet go, with what their leader was told; the upload is kept, audited, and the sheet can be sent anew', async () => {
  const { upload_id, file, rows, count } = await importHouses();
  const { status, message, data } = await reverse(upload_id);
  assert.deepEqual([status, message, data, await count()], [200, 'Upload reversed successfully.', { deleted: 2, restored: 0 }, 0]);
  const told = await api.send(notifications.list, {}, as(leader));
  assert.deepEqual([told.data.items, told.data.totalUnreadCount], [[], 0]);
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

test('workers of a sheet go, and their links; the sheet can be sent anew', async () => {
  const { upload_id, file, count } = await importWorkers();
  assert.deepEqual([(await reverse(upload_id)).data, await count()], [{ deleted: 2, restored: 0 }, 0]);
  assert.equal((await api.send(imports.workers, { file }, as(admin))).data.created, 2);
});

test('participants of a sheet go; one that was deleted since is passed over', async () => {
  const { upload_id, house, rows, count } = await importParticipants();
  await api.send(houseParticipants.remove, { id: house.id, pid: only(rows).id }, as(admin));
  assert.deepEqual([(await reverse(upload_id)).data, await count()], [{ deleted: 1, restored: 0 }, 0]);
  assert.deepEqual((await get(upload_id)).house, { id: house.id, name: house.name });
});

test('a house that was deleted since is passed over as well', async () => {
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
  test(`no house of a sheet goes where one ${what}`, async () => {
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
  test(`no worker of a sheet goes where one ${what}`, async () => {
    const { upload_id, rows, count } = await importWorkers();
    const worker = only(rows);
    await use(worker);
    const { status, message } = await reverse(upload_id);
    assert.deepEqual([status, message, await count()], [422, refusal(`${worker.first_name} ${worker.last_name}`), 2]);
  });
}

test('no participant of a sheet goes where one was edited', async () => {
  const { upload_id, house, rows, count } = await importParticipants();
  await api.send(houseParticipants.update, { id: house.id, pid: only(rows).id, name: 'Billy Tan', dob: '1990-05-01' }, as(admin));
  const { status, message } = await reverse(upload_id);
  assert.deepEqual([status, message, await count()], [422, refusal('Billy Tan'), 2]);
});

test('of two reversals at once one is done', async () => {
  for (const { upload_id } of [await importHouses(), await importWorkers(), await importParticipants()]) {
    const answers = await Promise.all([reverse(upload_id), reverse(upload_id)]);
    assert.deepEqual(answers.map(({ status, message }) => `${status} ${message}`).sort(), [
      '200 Upload reversed successfully.',
      '422 This upload is already reversed.',
    ]);
  }
});

test('a job that is posted while its house goes is refused, or keeps the house', async () => {
  const { upload_id, rows, count } = await importHouses();
  const house = only(rows);
  const posted = makeJob(api.services, { house, postedBy: admin }).then(
    () => true,
    () => false,
  );
  const [{ status }, stays] = await Promise.all([reverse(upload_id), posted]);
  assert.deepEqual([status, await count()], stays ? [422, 2] : [200, 0]);
});

test('whoever may not import a kind does not see or reverse it; a timesheet is reversed by its own call alone, or by this', async () => {
  const { upload_id } = await importParticipants();
  const manager = await api.person('senior_manager');
  for (const by of [manager, leader]) {
    assert.deepEqual([(await reverse(upload_id, by)).status, (await reverse(999_999, by)).status], [404, 404]);
    assert.equal((await api.send(uploads.get, { id: upload_id ?? 0 }, as(by))).message, 'Record does not exist.');
  }
  assert.equal((await reverse(upload_id, await api.person('worker'))).error, 'forbidden');
  const wrong = await api.send(timesheets.reverse, { upload_id: upload_id ?? 0 }, as(admin));
  assert.deepEqual([wrong.status, wrong.message], [404, 'Record does not exist.']);
});
