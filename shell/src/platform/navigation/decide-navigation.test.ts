import { describe, expect, test } from '@jest/globals';
import type { ManifestRoute } from '@careloom/contract/manifest';
import { AREA_SPELLINGS, expandPath, findRoute } from '@careloom/contract/route-paths';
import type { OwnedRoute } from '@careloom/shared/navigation';
import { shellManifest } from '../../manifest';
import { decideNavigation, type Visit } from './decide-navigation';

const remote = (area: ManifestRoute['area'], name: string, path: string, more: Partial<OwnedRoute> = {}): OwnedRoute => ({
  owner: 'jobs',
  area,
  name,
  path,
  patterns: expandPath(path, area === 'shared' ? { type: AREA_SPELLINGS } : {}),
  title: name,
  breadcrumb: '',
  permission: null,
  ...more,
});

const ROUTES: OwnedRoute[] = [
  ...shellManifest.routes.map((route) => ({ ...route, owner: 'shell' })),
  remote('admin', 'jobs', '/admin/jobs', { permission: 'job-read' }),
  remote('shared', 'invoices', '/:type/invoice', { permission: 'invoice-read' }),
  remote('shared', 'accountSetting', '/:type/account-settings'),
  remote('team-leader', 'team-leader-job-details', '/team-leader/jobs/detail/:id', { redirect: 'team-leader-job-details-overview' }),
  remote('team-leader', 'team-leader-job-details-overview', '/team-leader/jobs/detail/:id/overview'),
  remote('public', 'export-invoice', '/export-invoice'),
];

const ALL = ['dashboard-read', 'team-leader-dashboard', 'worker-dashboard', 'job-read', 'invoice-read', 'notification-read'];
const admin = { userType: 'super_admin', permissions: ALL } as const;
const leader = { userType: 'team_leader', permissions: ALL } as const;
const worker = { userType: 'worker', permissions: ALL } as const;

function visit(address: string, visitor: Visit['visitor'], tableComplete = true) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const found = findRoute(ROUTES, pathname);
  return decideNavigation({
    pathname,
    search,
    current: found && { route: found.route, params: found.match.params },
    tableComplete,
    visitor,
    routeNamed: (name) => ROUTES.find((route) => route.name === name) ?? null,
  });
}

const to = (address: string, refused = false) => ({ kind: 'go', to: address, refused });

describe('without a session', () => {
  test.each([
    ['/', 'log-in'],
    ['/admin', 'log-in'],
    ['/worker/account-settings', 'log-in'],
    ['/nowhere', 'log-in'],
    ['/login', 'public'],
    ['/forgot-password', 'public'],
    ['/reset-password/abc?email=a@b.c', 'public'],
    ['/email/verify/success', 'public'],
    ['/export-invoice', 'public'],
    ['/contact-us', 'public'],
  ])('R8-015: %s: %s', (address, kind) => {
    expect(visit(address, null).kind).toBe(kind);
  });

  test('an unknown address waits for the routes of the remotes', () => {
    expect(visit('/nowhere', null, false)).toEqual({ kind: 'wait' });
  });
});

describe('with a session', () => {
  test.each([
    ['/', admin, '/admin'],
    ['/', leader, '/team-leader/dashboard'],
    ['/', worker, '/worker/dashboard'],
    ['/login', admin, '/admin'],
    ['/forgot-password', leader, '/team-leader/dashboard'],
    ['/reset-password/abc', worker, '/worker/dashboard'],
  ] as const)('R4-019: %s as %p goes to the own dashboard', (address, visitor, dashboard) => {
    expect(visit(address, visitor)).toEqual(to(dashboard));
  });

  test.each([
    ['/admin/jobs', leader, '/team-leader/dashboard'],
    ['/admin', worker, '/worker/dashboard'],
    ['/worker/dashboard', admin, '/admin'],
    ['/team_leader/jobs/detail/7', admin, '/admin'],
    ['/admin/jobs', { userType: 'senior_manager', permissions: ['dashboard-read'] }, '/admin'],
    ['/worker/invoice', { userType: 'worker', permissions: ['worker-dashboard'] }, '/worker/dashboard'],
  ] as const)(
    "%s in another's area, or without its permission, goes to the own dashboard with the refusal",
    (address, visitor, dashboard) => {
      expect(visit(address, visitor)).toEqual(to(dashboard, true));
    },
  );

  test.each([
    ['/worker/invoice?page=2', admin, '/admin/invoice?page=2'],
    ['/admin/account-settings', worker, '/worker/account-settings'],
    ['/admin/inbox', leader, '/team-leader/inbox'],
  ] as const)('%s under another prefix is redirected to the same screen under the own prefix', (address, visitor, own) => {
    expect(visit(address, visitor)).toEqual(to(own));
  });

  test.each(['/team-leader/invoice', '/team_leader/invoice'])('%s: both spellings work, without a redirect', (address) => {
    expect(visit(address, leader)).toMatchObject({ kind: 'signed-in', route: { name: 'invoices' } });
  });

  test.each(['team-leader', 'team_leader'])('a parent of tabs redirects to the first tab, in the requested spelling: %s', (prefix) => {
    expect(visit(`/${prefix}/jobs/detail/7?tab=1`, leader)).toEqual(to(`/${prefix}/jobs/detail/7/overview?tab=1`));
  });

  test.each([
    ['/team-leader', '/team-leader/dashboard'],
    ['/team_leader', '/team_leader/dashboard'],
  ])('%s is the dashboard', (address, dashboard) => {
    expect(visit(address, leader)).toEqual(to(dashboard));
  });

  test('an address without an owner is not found, within the chrome', () => {
    expect(visit('/admin/foo/detail/1', admin)).toEqual({ kind: 'not-found' });
  });

  test('without access to the own dashboard there is no redirect', () => {
    expect(visit('/admin', { userType: 'super_admin', permissions: [] })).toEqual({ kind: 'forbidden' });
  });
});
