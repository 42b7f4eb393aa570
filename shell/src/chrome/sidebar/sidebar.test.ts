import type { Manifest, ManifestRoute, MenuItem } from '@careloom/contract/manifest';
import { describe, expect, test } from '@jest/globals';
import { placesOf } from '../places/worker-places';
import { currentLink, groupOfLink, hrefsOf } from './current-link';
import { menuOf, type MenuNode } from '../../platform/menu/menu-of';

const route = (name: string, path: string, where?: ManifestRoute['where']): ManifestRoute => ({
  name,
  path,
  patterns: [path],
  title: name,
  breadcrumb: name,
  permission: null,
  area: path.startsWith('/:type') ? 'shared' : 'admin',
  ...(where && { where }),
});
const item = (label: string, name: string, order: number, more: Partial<MenuItem> = {}): MenuItem => ({
  group: null,
  label,
  icon: 'house',
  route: name,
  permission: null,
  area: 'admin',
  order,
  ...more,
});
const manifest = (routes: ManifestRoute[], menu: MenuItem[]): Pick<Manifest, 'routes' | 'menu'> => ({ routes, menu });

const SHELL = manifest(
  [route('dashboard', '/admin'), route('inbox', '/:type/inbox')],
  [item('Dashboard', 'dashboard', 10), item('Inbox', 'inbox', 20, { area: 'shared' })],
);
const JOBS = manifest(
  [route('jobs', '/admin/jobs'), route('admin-archived-jobs', '/admin/archived-jobs'), route('find-jobs', '/worker/find-jobs')],
  [
    item('All Jobs', 'jobs', 131, { group: 'jobs', permission: 'job-read' }),
    item('Archived Jobs', 'admin-archived-jobs', 132, { group: 'jobs', permission: 'archived-job-read' }),
    item('Find Jobs', 'find-jobs', 134, { group: 'jobs', permission: 'worker-find-job', area: 'worker' }),
  ],
);
const WORKFORCE = manifest(
  [route('houses', '/admin/houses'), route('support-workers', '/admin/support-workers'), route('new-applicants', '/admin/new-applicants')],
  [
    item('Houses', 'houses', 120, { permission: 'house-read' }),
    item('Support Workers', 'support-workers', 150, { group: 'support-workers', permission: 'support-worker-read', header: true }),
    item('New Applicants', 'new-applicants', 151, { group: 'support-workers', permission: 'new-applicant-read' }),
  ],
);
const TIMESHEETS = manifest(
  [route('shiftLogs', '/:type/timesheet/:shiftType', { shiftType: ['log'] })],
  [item('Shift Logs', 'shiftLogs', 141, { group: 'timesheet', permission: 'timesheet-read', area: 'shared' })],
);
const ALL = [SHELL, JOBS, WORKFORCE, TIMESHEETS];
const EVERYTHING = [
  'job-read',
  'archived-job-read',
  'house-read',
  'support-worker-read',
  'new-applicant-read',
  'timesheet-read',
  'worker-find-job',
];

const outline = (sections: MenuNode[][]) =>
  sections.map((nodes) =>
    nodes.map((node) => (node.kind === 'link' ? node.label : `${node.name}[${node.links.map(({ label }) => label).join(', ')}]`)),
  );
const admin = (permissions: string[]) => menuOf(ALL, { area: 'admin', permissions });

describe('the sidebar', () => {
  test('R2-232 R2-233 R2-234: items are in their groups, in order and sections, whichever remote they come from', () => {
    expect(outline(admin(EVERYTHING))).toEqual([
      ['Dashboard', 'Inbox'],
      ['Houses', 'jobs[All Jobs, Archived Jobs]', 'timesheet[Shift Logs]', 'support-workers[New Applicants]'],
    ]);
  });

  test('R6-022 R6-023: items without permission and empty groups are hidden', () => {
    expect(outline(admin(['archived-job-read']))).toEqual([['Dashboard', 'Inbox'], ['jobs[Archived Jobs]']]);
  });

  test('R6-040: Inbox and Dashboard need no permission', () => {
    expect(outline(admin([]))).toEqual([['Dashboard', 'Inbox']]);
  });

  test('items of another area are hidden, and a shared item links into the own area', () => {
    const worker = menuOf(ALL, { area: 'worker', permissions: EVERYTHING });
    expect(outline(worker)).toEqual([['Inbox'], ['jobs[Find Jobs]', 'timesheet[Shift Logs]']]);
    expect(hrefsOf(worker)).toEqual(['/worker/inbox', '/worker/find-jobs', '/worker/timesheet/log']);
  });

  test('the name of a group can be a link; without items it is a plain link', () => {
    const group = admin(EVERYTHING)
      .flat()
      .find(({ label }) => label === 'menu.group.support_workers');
    expect(group).toMatchObject({ kind: 'group', header: { href: '/admin/support-workers' } });
    const alone = admin(['support-worker-read'])
      .flat()
      .find(({ label }) => label === 'Support Workers');
    expect(alone).toMatchObject({ kind: 'link', href: '/admin/support-workers' });
  });

  test('an item whose route is missing with its remote is left out', () => {
    const orphan = manifest([], [item('Ghost', 'houses', 120)]);
    expect(outline(menuOf([SHELL, orphan], { area: 'admin', permissions: [] }))).toEqual([['Dashboard', 'Inbox']]);
  });
});

describe('the current item', () => {
  const hrefs = ['/admin', '/admin/jobs', '/admin/archived-jobs', '/admin/new-applicants', '/admin/invoice'];

  test.each([
    ['the page itself', '/admin/jobs', [], '/admin/jobs'],
    ['a record under it', '/admin/jobs/detail/7/overview', [], '/admin/jobs'],
    ['a page linked to it only by the breadcrumb', '/admin/job/invoice/7/detail/3', ['/admin/jobs', '/admin/jobs/detail/7'], '/admin/jobs'],
    ['a detail with a different path', '/admin/invoices/details/3/overview', ['/admin/invoice'], '/admin/invoice'],
    ['the nearest of several', '/admin/new-applicants/detail/5', ['/admin/support-workers'], '/admin/new-applicants'],
    ['none: the dashboard is not the parent of every page', '/admin/elsewhere', [], null],
  ])('is %s', (_, pathname, trail, expected) => {
    expect(currentLink(hrefs, pathname, trail)).toBe(expected);
  });

  test('the other spelling of team leader is equivalent', () => {
    expect(currentLink(['/team-leader/jobs'], '/team_leader/jobs/detail/7/applicants/3', [])).toBe('/team-leader/jobs');
  });

  test('its group is found, so that it can be opened', () => {
    const menu = admin(EVERYTHING);
    expect(groupOfLink(menu, '/admin/archived-jobs')).toBe('jobs');
    expect(groupOfLink(menu, '/admin/support-workers')).toBe('support-workers');
    expect(groupOfLink(menu, '/admin/houses')).toBeNull();
  });
});

test('the places of a worker are links of the sidebar, in order; a link missing there is no place', () => {
  const worker = menuOf(ALL, { area: 'worker', permissions: EVERYTHING });
  expect(placesOf(worker, ['/worker/find-jobs', '/worker/current-job', '/worker/inbox']).map(({ label }) => label)).toEqual([
    'Find Jobs',
    'Inbox',
  ]);
});
