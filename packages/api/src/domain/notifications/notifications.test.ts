import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { NOTIFICATION_TYPES, notifications, type NotificationType } from '@careloom/contract/resources/notifications';
import { inTransaction } from '../../platform/db/transaction';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { notify } from './notify';

let api: TestApi;
let sender: Person;
before(async () => {
  api = await startApi();
  sender = await api.person('super_admin', { first_name: 'Ada', last_name: 'Park' });
});
after(() => api.close());

const CHANGE = {
  shift: 'Morning',
  shifts: '2 shifts',
  before: '$10.00',
  after: '$20.00',
  reason: 'the job was closed',
  file: 'report.pdf',
};
const addNotice = (to: Person, type: NotificationType = 'assign_job', job = 'Night support') =>
  inTransaction(api.services.db, (tx) =>
    notify(tx, {
      to: [to.id],
      type,
      routeId: 7,
      senderId: sender.id,
      params: { applicantId: 3 },
      values: { ...CHANGE, job, name: 'Ada', title: 'Taxi', house: 'Banksia', time: '14:30' },
    }),
  );
const list = ({ token }: Person, query: { page?: number; per_page?: number } = {}) => api.send(notifications.list, query, { token });

const FIELDS = [
  ['R3-017', 'id', 'number'],
  ['R3-018', 'message', 'string'],
  ['R3-019', 'is_read', 'number'],
  ['R3-020', 'created_at', 'string'],
  ['R3-021', 'type', 'string'],
  ['R3-022', 'route_id', 'number'],
  ['R3-023', 'sender_id', 'number'],
] as const;
for (const [requirement, field, type] of FIELDS) {
  test(`${requirement}: a notification has ${field}`, async () => {
    const worker = await api.person('worker');
    await addNotice(worker);
    const [item] = (await list(worker)).data.items;
    assert.equal(typeof item?.[field], type);
  });
}

test('R3-025, R3-026, R3-027: a notification names its sender', async () => {
  const worker = await api.person('worker');
  await addNotice(worker);
  const [item] = (await list(worker)).data.items;
  assert.deepEqual(item?.notification, { profile: null, first_name: 'Ada', last_name: 'Park' });
  assert.deepEqual(item.params, { applicantId: 3 });
});

const LIST_FIELDS = [
  ['R3-028', 'items'],
  ['R3-029', 'totalUnreadCount'],
  ['R3-030', 'page'],
  ['R3-031', 'per_page'],
  ['R3-032', 'last_page'],
] as const;
for (const [requirement, field] of LIST_FIELDS) {
  test(`${requirement}: the list has ${field}`, async () => {
    assert.ok(field in (await list(await api.person('worker'))).data);
  });
}

test('R7-104, R7-106, R7-107: 25 to a page, newest first; page and size are query parameters', async () => {
  const worker = await api.person('worker');
  for (let number = 1; number <= 27; number += 1) await addNotice(worker, 'assign_job', `Job ${number}`);
  const first = (await list(worker)).data;
  assert.deepEqual(
    [first.items.length, first.page, first.per_page, first.last_page, first.total, first.totalUnreadCount],
    [25, 1, 25, 2, 27, 27],
  );
  assert.equal(first.items[0]?.message, 'You have been assigned to the job Job 27.');
  assert.deepEqual(
    (await list(worker, { page: 2 })).data.items.map(({ message }) => message),
    ['You have been assigned to the job Job 2.', 'You have been assigned to the job Job 1.'],
  );
  assert.equal((await list(worker, { per_page: 10 })).data.last_page, 3);
});

test('a page far after the last is empty', async () => {
  const worker = await api.person('worker');
  await addNotice(worker);
  const { status, data } = await list(worker, { page: Number.MAX_SAFE_INTEGER });
  assert.deepEqual([status, data.items, data.total], [200, [], 1]);
});

test('an invalid or too large page number is refused', async () => {
  const { token } = await api.person('worker');
  const answer = await api.send(notifications.list, { page: 'x', per_page: 101 }, { token });
  assert.deepEqual([answer.status, Object.keys(answer.errors).sort()], [422, ['page', 'per_page']]);
});

test('R7-105, R7-108, R3-024: mark-read marks one, and only once', async () => {
  const worker = await api.person('worker');
  await addNotice(worker);
  await addNotice(worker);
  const { items } = (await list(worker)).data;
  const mark = () => api.send(notifications.markRead, { id: items[0]?.id ?? 0 }, { token: worker.token });
  assert.deepEqual([(await mark()).data.totalUnreadCount, (await mark()).data.totalUnreadCount], [1, 1]);
  assert.deepEqual(
    (await list(worker)).data.items.map(({ is_read }) => is_read),
    [1, 0],
  );
});

test("mark-all-read marks the user's own notifications up to the newest one seen, in one call", async () => {
  const [worker, other] = [await api.person('worker'), await api.person('worker')];
  for (let added = 0; added < 3; added += 1) await addNotice(worker);
  await addNotice(other);
  const newest = (await list(worker)).data.items[0]?.id ?? 0;
  await addNotice(worker);
  const { status, data } = await api.send(notifications.markAllRead, { newest }, { token: worker.token });
  assert.deepEqual([status, data.totalUnreadCount], [200, 1]);
  assert.deepEqual(
    (await list(worker)).data.items.map(({ is_read }) => is_read),
    [0, 1, 1, 1],
  );
  await api.send(notifications.markAllRead, { newest: 1_000_000 }, { token: worker.token });
  assert.equal((await list(worker)).data.totalUnreadCount, 0);
  assert.equal((await list(other)).data.totalUnreadCount, 1);
});

test('R7-109: reading one notification', async () => {
  const worker = await api.person('worker');
  await addNotice(worker);
  const [item] = (await list(worker)).data.items;
  assert.deepEqual((await api.send(notifications.get, { id: item?.id ?? 0 }, { token: worker.token })).data, item);
});

test('R7-110: a deleted notification no longer exists', async () => {
  const worker = await api.person('worker');
  await addNotice(worker);
  const id = (await list(worker)).data.items[0]?.id ?? 0;
  const answer = await api.send(notifications.remove, { id }, { token: worker.token });
  assert.deepEqual([answer.status, answer.message], [200, 'Notification deleted successfully.']);
  assert.equal((await list(worker)).data.total, 0);
  assert.equal((await api.send(notifications.remove, { id }, { token: worker.token })).status, 404);
});

test("R8-004: another's notification answers like an unknown one", async () => {
  const owner = await api.person('worker');
  const { token } = await api.person('worker');
  await addNotice(owner);
  const id = (await list(owner)).data.items[0]?.id ?? 0;
  const answers = await Promise.all([
    api.send(notifications.get, { id }, { token }),
    api.send(notifications.remove, { id }, { token }),
    api.send(notifications.markRead, { id }, { token }),
    api.send(notifications.get, { id: 1_000_000 }, { token }),
  ]);
  for (const { status, message } of answers) assert.deepEqual([status, message], [404, 'Record does not exist.']);
  assert.equal((await list(owner)).data.totalUnreadCount, 1);
});

const ROWS: Partial<Record<NotificationType, string>> = {
  new_applicant: 'R4-057',
  assign_job: 'R4-058',
  close_job: 'R4-059',
  assign_house: 'R4-060',
  expense_generated: 'R4-061',
  expense_approve: 'R4-062',
  expense_reject: 'R4-063',
  terminate_service_agreement: 'R4-064',
  apply_job: 'R4-065',
  created_service_agreement: 'R4-066',
  completed_service_agreement: 'R4-067',
};
for (const type of NOTIFICATION_TYPES) {
  test(`${ROWS[type] ?? 'Added later'}: the type ${type} appears in the bell as a whole sentence`, async () => {
    const worker = await api.person('worker');
    await addNotice(worker, type);
    const [item] = (await list(worker)).data.items;
    assert.equal(item?.type, type);
    assert.doesNotMatch(item.message, /[{}]/);
  });
}

test('a rolled-back transaction notifies nobody, and a recipient listed twice is notified once', async () => {
  const worker = await api.person('worker');
  await assert.rejects(
    inTransaction(api.services.db, async (tx) => {
      await notify(tx, { to: [worker.id], type: 'assign_job', routeId: 1, senderId: null, values: { job: 'x' } });
      throw new Error('undone');
    }),
  );
  assert.equal((await list(worker)).data.total, 0);
  await inTransaction(api.services.db, (tx) =>
    notify(tx, { to: [worker.id, worker.id], type: 'assign_job', routeId: 1, senderId: null, values: { job: 'x' } }),
  );
  assert.equal((await list(worker)).data.total, 1);
});
