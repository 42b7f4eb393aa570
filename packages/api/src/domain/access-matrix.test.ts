import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Call } from '@careloom/contract/call';
import { PERMISSIONS, USER_TYPES, type UserType } from '@careloom/contract/permissions';
import { MACHINE_PERMISSIONS } from '@careloom/contract/resources/api-tokens';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { roleGrants } from '../platform/db/schema/access';
import { ROLE_GRANTS } from './reference/role-grants';
import { startApi, type TestApi } from '../../testing/harness';
import { makeMachine } from '../../testing/machines';
import type { Person } from '../../testing/people';
import { sendCall } from '../../testing/send';
import { servedCalls } from '../../testing/served-calls';

const CSV = new URL('../../../../docs/spec/permissions.csv', import.meta.url);
const ANY_ID = { id: 999_999, n: 999_999 };

type Row = Record<UserType | 'permission', string>;
const rows = parse<Row>(await readFile(CSV, 'utf8'), { columns: true });
const granted = (role: UserType) => new Set(rows.filter((row) => row[role] === 'yes').map(({ permission }) => permission));

let api: TestApi;
let people: Record<UserType, Person>;
before(async () => {
  api = await startApi();
  const made = await Promise.all(USER_TYPES.map(async (role) => [role, await api.person(role)] as const));
  people = Object.fromEntries(made) as Record<UserType, Person>;
});
after(() => api.close());

/** Every call that requires a permission. */
function guarded(): Call[] {
  return servedCalls(api).filter(({ access }) => access !== 'public' && access !== 'signed-in');
}

const ask = (call: Call, token?: string, more: object = {}) => sendCall(api.url, call, { ...ANY_ID, ...more }, { token });
/** The query for the part of a job list that a permission covers: archived jobs have a permission of their own. */
const partOf = (permission: string) => (permission.includes('archived') ? { archived: 1 } : {});
/** Calls that need more than their permission, and why. */
const NOT_ALONE: Readonly<Record<string, string>> = {
  'A-025 my-team-delete': 'who is not of the team deletes nobody of it',
  'A-061 team-leader-support-worker-read': 'archiving has a permission of its own beside it',
};

for (const role of USER_TYPES) {
  test(`a ${role} reaches exactly the calls that permissions.csv grants`, async () => {
    const own = granted(role);
    for (const call of guarded()) {
      const may = (call.access as readonly string[]).some((permission) => own.has(permission));
      const { status, error, message } = await ask(call, people[role].token);
      const refused = status === 401 && error === 'forbidden';
      assert.equal(refused, !may, `${call.id} ${call.method} ${call.path} answered ${status} ${message}`);
      if (refused) assert.equal(message, 'Logged in user does not have permission for take this action!');
      assert.notEqual(status, 500, call.id);
    }
  });
}

/** Calls for people only: API tokens are refused regardless of their permissions. */
const OF_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  "the caller's own account and page": ['A-002', 'A-005', 'A-006', 'A-007', 'A-200', 'A-203', 'A-205', 'A-245', 'A-246', 'A-247'],
  "the caller's own second factor": ['A-290', 'A-291', 'A-292', 'A-293', 'A-294', 'A-439', 'A-440', 'A-441', 'A-442', 'A-443'],
  "the caller's own messages, notifications and sockets": [
    ...['A-094', 'A-095', 'A-096', 'A-097', 'A-098', 'A-099'],
    ...['A-150', 'A-151', 'A-416', 'A-152', 'A-153', 'A-154', 'A-156'],
  ],
  "a worker's own work": [
    ...['A-052', 'A-076', 'A-077', 'A-078', 'A-079', 'A-080', 'A-081', 'A-082', 'A-083', 'A-084'],
    ...['A-204', 'A-220', 'A-221', 'A-222', 'A-354', 'A-355', 'A-356'],
    ...['A-370', 'A-371', 'A-372', 'A-373', 'A-374', 'A-375', 'A-376'],
    ...['A-451', 'A-452'],
  ],
  'a decision that requires a second person': ['A-115', 'A-116', 'A-119', 'A-191', 'A-300', 'A-400', 'A-422', 'A-423', 'A-424', 'A-425'],
  'files and views of a person': ['A-415', 'A-462', 'A-463', 'A-464', 'A-465', 'A-466', 'A-467', 'A-468'],
  'how a person is notified': ['A-410', 'A-411', 'A-412', 'A-413', 'A-414'],
  'the search on every page': ['A-392'],
  'who may sign in, and what they may do': ['A-023', 'A-024', 'A-025', 'A-171', 'A-224', 'A-225', 'A-226', 'A-299'],
};

test("a machine with every permission it can have reaches exactly the super admin's calls that do not require a person", async () => {
  const mine = MACHINE_PERMISSIONS.filter((permission) => granted('super_admin').has(permission));
  const { token } = await makeMachine(api, people.super_admin, mine);
  const ofPeople = Object.values(OF_PEOPLE).flat();
  const met: string[] = [];
  for (const call of servedCalls(api).filter(({ access }) => access !== 'public')) {
    const { status, error, message } = await ask(call, token);
    const refused = status === 401 && error === 'forbidden';
    assert.notEqual(status, 500, call.id);
    if (refused && message === 'A token can not do this: it takes a person who is signed in.') {
      met.push(call.id);
      continue;
    }
    const may = (call.access as readonly string[]).some((permission) => (mine as readonly string[]).includes(permission));
    assert.equal(refused, !may, `${call.id} ${call.method} ${call.path} answered ${status} ${message}`);
    if (refused) assert.equal(message, 'Logged in user does not have permission for take this action!');
  }
  assert.deepEqual(met.sort(), [...ofPeople].sort());
});

test('each permission opens only its own calls, at once when granted, and closes them at once when revoked', async () => {
  const { db } = api.services;
  const own = await db.select().from(roleGrants).where(eq(roleGrants.role, 'worker'));
  await db.delete(roleGrants).where(eq(roleGrants.role, 'worker'));
  const calls = guarded();
  const opened = new Set<string>();
  const openedBy = (permission: string) => calls.filter(({ access }) => (access as readonly string[]).includes(permission));
  let before: Call[] = [];
  for (const permission of PERMISSIONS) {
    // Some permissions are never granted by a person (section 6), so the rows are written directly.
    await db.delete(roleGrants).where(eq(roleGrants.role, 'worker'));
    await db.insert(roleGrants).values({ role: 'worker', permission });
    const now = openedBy(permission);
    for (const call of before.filter((one) => !now.includes(one)))
      assert.equal((await ask(call, people.worker.token)).error, 'forbidden', `${call.id} without its permission`);
    for (const call of now) {
      const { error } = await ask(call, people.worker.token, partOf(permission));
      if (error !== 'forbidden') opened.add(`${call.id} ${permission}`);
    }
    before = now;
  }
  await db.delete(roleGrants).where(eq(roleGrants.role, 'worker'));
  await db.insert(roleGrants).values(own);
  const named = calls.flatMap(({ id, access }) => (access as readonly string[]).map((permission) => `${id} ${permission}`));
  assert.deepEqual(named.filter((key) => !opened.has(key)).sort(), Object.keys(NOT_ALONE).sort());
});

test('without a session every protected call answers 401 "Unauthenticated."', async () => {
  const calls = guarded();
  assert.ok(calls.length > 30);
  for (const call of calls) {
    const { status, error, message } = await ask(call);
    assert.deepEqual([status, error, message], [401, 'unauthenticated', 'Unauthenticated.'], call.id);
  }
});

test('the grants of a new installation match permissions.csv', () => {
  const named = rows.filter(({ permission }) => !permission.startsWith('('));
  for (const role of USER_TYPES) {
    const expected = named.filter((row) => row[role] === 'yes').map(({ permission }) => permission);
    assert.deepEqual([...ROLE_GRANTS[role]].sort(), expected.sort());
  }
});
