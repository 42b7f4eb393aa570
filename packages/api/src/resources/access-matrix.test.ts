import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Call } from '@careloom/contract/call';
import { USER_TYPES, type UserType } from '@careloom/contract/permissions';
import { parse } from 'csv-parse/sync';
import { ROLE_GRANTS } from '../reference/role-grants';
import { startApi, type TestApi } from '../testing/harness';
import type { Person } from '../testing/people';
import { sendCall } from '../testing/send';

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

/** Every call of the API that a permission opens. */
function guarded(): Call[] {
  const calls = api.server.app.declared.flatMap(({ declaration }) => ('call' in declaration ? [declaration.call] : []));
  return calls.filter(({ access }) => access !== 'public' && access !== 'signed-in');
}

const ask = (call: Call, token?: string) => sendCall(api.url, call, ANY_ID as never, { token });

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

test('without a session every such call answers 401 "Unauthenticated."', async () => {
  const calls = guarded();
  assert.ok(calls.length > 30);
  for (const call of calls) {
    const { status, error, message } = await ask(call);
    assert.deepEqual([status, error, message], [401, 'unauthenticated', 'Unauthenticated.'], call.id);
  }
});

test('what a new installation grants is permissions.csv', () => {
  const named = rows.filter(({ permission }) => !permission.startsWith('('));
  for (const role of USER_TYPES) {
    const expected = named.filter((row) => row[role] === 'yes').map(({ permission }) => permission);
    assert.deepEqual([...ROLE_GRANTS[role]].sort(), expected.sort());
  }
});
