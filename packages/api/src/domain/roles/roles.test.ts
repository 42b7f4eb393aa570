import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { UserType } from '@careloom/contract/permissions';
import { audit } from '@careloom/contract/resources/audit';
import { expenses } from '@careloom/contract/resources/expenses';
import { OWN_DASHBOARD, roles } from '@careloom/contract/resources/roles';
import { ROLE_GRANTS } from '../reference/role-grants';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';

let api: TestApi;
let admin: Person;
let leader: Person;
before(async () => {
  api = await startApi();
  [admin, leader] = await Promise.all([api.person('super_admin'), api.person('team_leader')]);
});
after(() => api.close());

const grant = (role: keyof typeof ROLE_GRANTS, permissions: readonly string[], by = admin) =>
  api.send(roles.update, { role, permissions: [...permissions] }, { token: by.token });
const listExpenses = () => api.send(expenses.list, {}, { token: leader.token });

test('the permissions of each role can be read', async () => {
  const { status, data } = await api.send(roles.list, {}, { token: admin.token });
  assert.equal(status, 200);
  for (const { role, permissions } of data) assert.deepEqual(permissions, [...ROLE_GRANTS[role]].sort());
  assert.equal(data.length, 4);
});

test('a revoked permission is refused on the next request, and works again once granted; the audit has who changed it', async () => {
  const own = ROLE_GRANTS.team_leader;
  assert.equal((await listExpenses()).status, 200);
  const answer = await grant(
    'team_leader',
    own.filter((permission) => permission !== 'expense-read'),
  );
  assert.deepEqual([answer.status, answer.message], [200, 'Role updated successfully.']);
  const refusal = await listExpenses();
  assert.deepEqual(
    [refusal.status, refusal.error, refusal.message],
    [401, 'forbidden', 'Logged in user does not have permission for take this action!'],
  );
  await grant('team_leader', own);
  assert.equal((await listExpenses()).status, 200);
  const { data } = await api.send(audit.list, { record: 'role_grants', record_id: 'team_leader', per_page: 2 }, { token: admin.token });
  assert.deepEqual(
    data.items.map(({ action, actor, before, after }) => ({ action, by: actor?.id, before, after })),
    [
      { action: 'insert', by: admin.id, before: null, after: { role: 'team_leader', permission: 'expense-read' } },
      { action: 'delete', by: admin.id, before: { role: 'team_leader', permission: 'expense-read' }, after: null },
    ],
  );
});

test('an unknown permission is refused, and nothing changes', async () => {
  const { status, errors } = await grant('worker', ['worker-dashboard', 'everything']);
  assert.deepEqual([status, errors], [422, { permissions: ['The selected permissions is invalid.'] }]);
  const { data } = await api.send(roles.list, {}, { token: admin.token });
  assert.deepEqual(data.find(({ role }) => role === 'worker')?.permissions, [...ROLE_GRANTS.worker].sort());
});

for (const kept of ['role-read', 'role-write']) {
  test(`the super admin keeps ${kept}`, async () => {
    const { status, errors } = await grant(
      'super_admin',
      ROLE_GRANTS.super_admin.filter((permission) => permission !== kept),
    );
    assert.deepEqual([status, errors], [422, { permissions: ['The super admin keeps the permissions to see and change roles.'] }]);
  });
}

for (const [role, permission] of Object.entries(OWN_DASHBOARD)) {
  test(`${role} keeps the own dashboard: ${permission}`, async () => {
    const { status, errors } = await grant(
      role as UserType,
      ROLE_GRANTS[role as UserType].filter((granted) => granted !== permission),
    );
    assert.deepEqual([status, errors], [422, { permissions: ['Every role keeps its own dashboard.'] }]);
  });
}

test('nobody else can see or change grants; an unknown role answers 404', async () => {
  assert.equal((await api.send(roles.list, {}, { token: leader.token })).error, 'forbidden');
  assert.equal((await grant('team_leader', ['role-write'], leader)).error, 'forbidden');
  assert.equal((await grant('janitor' as never, [])).status, 404);
});

test('two concurrent edits of one role leave the result of one of them', async () => {
  const sets = [ROLE_GRANTS.worker, ROLE_GRANTS.worker.slice(0, -1)];
  const answers = await Promise.all(sets.map((permissions) => grant('worker', permissions)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const { data } = await api.send(roles.list, {}, { token: admin.token });
  const left = data.find(({ role }) => role === 'worker')?.permissions;
  assert.ok(sets.some((permissions) => JSON.stringify([...permissions].sort()) === JSON.stringify(left)));
});

const FIXED = [
  ['R6-013', 'worker-verify', 'team_leader', 'Only the admin side verifies workers.'],
  ['R6-014', 'job-assign', 'worker', 'Only the admin side assigns jobs.'],
  ['R6-015', 'expense-approve', 'team_leader', 'Only the admin side approves expenses.'],
  ['R6-016', 'invoice-pay', 'worker', 'Only the admin side pays invoices.'],
  ['R6-006', 'pay-level-read', 'team_leader', 'Only the admin reaches this screen.'],
  ['R6-017', 'job-apply', 'senior_manager', 'Only workers apply for jobs.'],
] as const;
for (const [id, permission, role, sentence] of FIXED) {
  test(`${id}: ${permission} is never granted to ${role}, and nothing changes`, async () => {
    const granted = async () => (await api.send(roles.list, {}, { token: admin.token })).data.find((one) => one.role === role)?.permissions;
    const before = await granted();
    const { status, errors } = await grant(role, [...ROLE_GRANTS[role], permission]);
    assert.deepEqual([status, errors], [422, { permissions: [sentence] }]);
    assert.deepEqual(await granted(), before);
  });
}

test('of two admins who read the same grants, the second is refused because the first has saved', async () => {
  const own = ROLE_GRANTS.worker;
  await grant('worker', own);
  const save = (permissions: readonly string[], base: readonly string[]) =>
    api.send(roles.update, { role: 'worker', permissions: [...permissions], base: [...base] }, { token: admin.token });
  const fewer = own.filter((permission) => permission !== 'notification-read');
  assert.equal((await save(fewer, own)).status, 200);
  const second = await save([...own, 'reports-read'], own);
  assert.deepEqual([second.status, second.error], [422, 'stale']);
  assert.equal((await save(own, fewer)).status, 200);
});
