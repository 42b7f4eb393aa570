import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { MESSAGES, type MessageKey } from '@careloom/contract/messages/index';
import { SLOTS } from '@careloom/contract/slots';
import { parse } from 'csv-parse/sync';
import { allManifests } from '../../testing/remote-configs';
import { ROOT } from '../../base/workspace';

const manifests = await allManifests();
/** Without items whose label is a text of their remote: these are not specified, and change nothing here. */
const items = manifests
  .flatMap(({ menu }) => menu)
  .filter(({ label }) => Object.hasOwn(MESSAGES, label))
  .sort((a, b) => a.order - b.order);
const permissions: Record<string, string>[] = parse(readFileSync(path.join(ROOT, 'docs/spec/permissions.csv')), { columns: true });

const AREA_OF: Record<string, string> = { super_admin: 'admin', senior_manager: 'admin', team_leader: 'team-leader', worker: 'worker' };
const granted = (role: string) => permissions.filter((row) => row[role] === 'yes').map((row) => row.permission);

/** A role's sidebar in the specification's notation: `Group > Item`. */
function sidebarOf(role: string): string[] {
  const has = granted(role);
  const own = items.filter(
    ({ area, permission }) => (area === 'shared' || area === AREA_OF[role]) && (permission === null || has.includes(permission)),
  );
  return own.map(({ group, label, header }) => `${group && !header ? `${group} > ` : ''}${MESSAGES[label as MessageKey]}`);
}

const SHARED = ['Dashboard', 'Inbox', 'Notifications'];
const TIME = ['timesheet > Shift Logs', 'timesheet > Shift Schedule'];
const MONEY = ['Invoices', 'Expenses'];
const REPORTS = ['reports > Invoices Report', 'reports > Expenses Report'];

const SIDEBARS: Record<string, string[]> = {
  super_admin: [
    ...SHARED,
    ...['My Team', 'Houses', 'jobs > All Jobs', 'jobs > Archived Jobs', ...TIME],
    ...['Support Workers', 'support-workers > New Applicants', 'support-workers > Rejected Workers', ...MONEY, ...REPORTS],
    ...[
      'masters > Providers',
      'masters > Pay-Level',
      'masters > Archived',
      'masters > Shifts',
      'masters > Xero Config',
      'Delivery',
      'API access',
      'Account Settings',
    ],
  ],
  senior_manager: [
    ...[...SHARED, 'jobs > All Jobs', 'jobs > Archived Jobs', ...TIME, 'Support Workers', ...MONEY, ...REPORTS],
    ...['masters > Archived', 'Account Settings'],
  ],
  team_leader: [
    ...[...SHARED, 'jobs > All Jobs', 'jobs > Archived Jobs', ...TIME, 'Support Workers', ...MONEY, ...REPORTS],
    ...['masters > Archived', 'Account Settings'],
  ],
  worker: [
    ...[...SHARED, 'jobs > Archived Jobs', 'jobs > Current Job', 'jobs > Find Jobs', ...TIME, 'Service Agreements', ...MONEY],
    'Account Settings',
  ],
};

for (const [role, sidebar] of Object.entries(SIDEBARS)) {
  test(`the sidebar of a ${role}`, () => assert.deepEqual(sidebarOf(role), sidebar));
}

test('the quick actions stand in order and are granted to the admin side', () => {
  const actions = manifests.flatMap(({ quickActions }) => quickActions).sort((a, b) => a.order - b.order);
  assert.deepEqual(
    actions.map(({ label }) => MESSAGES[label as MessageKey]),
    ['Add House', 'Post a Job', 'Add Team Member'],
  );
  for (const { permission } of actions) assert.ok(granted('senior_manager').includes(permission));
});

test('every slot of the contract is filled once', () => {
  const slots = manifests.flatMap(({ slots: own }) => own.map(({ slot }) => slot));
  assert.deepEqual(slots.sort(), Object.keys(SLOTS).sort());
});
