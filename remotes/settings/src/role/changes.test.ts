import { expect, test } from '@jest/globals';
import type { Grants } from '@careloom/contract/resources/roles';
import { type Cell, changesByRole, toggled } from './changes';

const GRANTS: Grants[] = [
  { role: 'super_admin', permissions: ['role-read', 'role-write'] },
  { role: 'senior_manager', permissions: ['shift-delete', 'job-read'] },
  { role: 'team_leader', permissions: ['expense-read'] },
  { role: 'worker', permissions: [] },
];

test('changes are grouped by role, each with the previous permissions; a fixed cell is left out', () => {
  const changes = new Set<Cell>([
    'senior_manager shift-delete',
    'team_leader reports-read',
    'team_leader expense-approve',
    'super_admin role-read',
  ]);
  expect(changesByRole(GRANTS, changes)).toEqual([
    { role: 'senior_manager', base: ['shift-delete', 'job-read'], permissions: ['job-read'], gains: 0, loses: 1 },
    { role: 'team_leader', base: ['expense-read'], permissions: ['expense-read', 'reports-read'], gains: 1, loses: 0 },
  ]);
});

test('a grant older than its fixed cell is removed, or the API would refuse every change of the role', () => {
  const grants: Grants[] = [{ role: 'worker', permissions: ['expense-read', 'expense-approve'] }];
  const [change] = changesByRole(grants, new Set<Cell>(['worker reports-read']));
  expect(change).toEqual({
    role: 'worker',
    base: ['expense-read', 'expense-approve'],
    permissions: ['expense-read', 'reports-read'],
    gains: 1,
    loses: 0,
  });
});

test('a cell toggled twice is no change', () => {
  const once = toggled(new Set(), 'worker expense-read');
  expect([...once]).toEqual(['worker expense-read']);
  expect(toggled(once, 'worker expense-read').size).toBe(0);
});
