import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { audit } from '@careloom/contract/resources/audit';
import { jobs } from '@careloom/contract/resources/jobs';
import { providers } from '@careloom/contract/resources/providers';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD, type Person } from '../../../testing/people';
import { jobBody, makeHouse } from '../../../testing/records';

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
});
after(() => api.close());

const of = async (record: string, id: number | string) =>
  (await api.send(audit.list, { record, record_id: String(id), per_page: 100 }, { token: admin.token })).data.items;

test('an edit is kept with who made it, in which request, what it was and what it became', async () => {
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

test('what is refused leaves no entry, what is deleted leaves its last state', async () => {
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

test('a password is never in it, only that it changed', async () => {
  const worker = await api.person('worker');
  const change = { current_password: PASSWORD, password: 'Another#2026x', password_confirmation: 'Another#2026x' };
  const { status } = await api.send(auth.changePassword, change, { token: worker.token });
  assert.equal(status, 200);
  const [entry] = await of('users', worker.id);
  assert.deepEqual([entry?.before, entry?.after, entry?.actor?.id], [{ password_hash: 'hidden' }, { password_hash: 'hidden' }, worker.id]);
});

test('nobody rewrites it, not even with the database in hand', async () => {
  for (const statement of ['update audit_entries set actor_id = 1', 'delete from audit_entries', 'truncate audit_entries']) {
    const cause = await api.services.db.execute(sql.raw(statement)).then(
      () => null,
      (error: Error) => error.cause as Error,
    );
    assert.equal(cause?.message, 'The audit is append-only.', statement);
  }
});

test('only who may reads it; without a record it is refused at the fields', async () => {
  const leader = await api.person('team_leader');
  const asked = { record: 'jobs', record_id: '1' };
  assert.equal((await api.send(audit.list, asked, { token: leader.token })).error, 'forbidden');
  const { status, errors } = await api.send(audit.list, {} as never, { token: admin.token });
  assert.deepEqual([status, Object.keys(errors).sort()], [422, ['record', 'record_id']]);
});
