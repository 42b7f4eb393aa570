import { describe, expect, test } from '@jest/globals';
import { crumbsOf, type BreadcrumbRoute, type Trail } from './crumbs-of';
import { resolvedAfter } from './use-trail';

const route = (name: string, path: string, breadcrumb: string, more: Partial<BreadcrumbRoute> = {}): BreadcrumbRoute => ({
  name,
  path,
  breadcrumb,
  title: name,
  area: path.startsWith('/:type') ? 'shared' : path.startsWith('/worker') ? 'worker' : 'admin',
  ...more,
});

const ROUTES = [
  route('dashboard', '/admin', 'Dashboard'),
  route('jobs', '/admin/jobs', 'Dashboard > Jobs'),
  route('job-details', '/admin/jobs/detail/:id', 'Dashboard > Jobs > Job', { redirect: 'job-details-overview' }),
  route('job-details-overview', '/admin/jobs/detail/:id/overview', 'Dashboard > Jobs > {job name}', { title: 'Job Details' }),
  route('job-applicants', '/admin/jobs/detail/:id/applicants', 'Dashboard > Jobs > {job name} > Applicants'),
  route('invoice-details', '/admin/invoices/detail/:id', 'Dashboard > Invoices > Invoice Detail', { redirect: 'invoice-details-overview' }),
  route('worker-details', '/admin/:type/detail/:id', 'Dashboard > Support Workers > Support Worker', {
    redirect: 'worker-details-overview',
  }),
  route('worker-details-overview', '/admin/:type/detail/:id/overview', 'Dashboard > {type label} > {full name}'),
  route('shiftLogs', '/:type/timesheet/log', 'Dashboard > Time sheet > Shift Logs'),
  route('calenderShiftLog', '/:type/calender/log', 'Dashboard > Time sheet > Shift Logs > Calendar'),
  route('shiftSchedule', '/:type/timesheet/:shiftType', 'Dashboard > Time sheet > Shift Schedule', { where: { shiftType: ['schedule'] } }),
  route('timesheets:roster', '/:type/roster', 'Dashboard > Time sheet > Shift Schedule > Roster'),
  route('worker-invoice-details', '/worker/jobs/detail/:id/invoices/:invoiceId', 'Dashboard > Jobs > {job name} > Invoices > {number}'),
];
const named = (name: string) => ROUTES.find((candidate) => candidate.name === name) ?? route(name, '/', '');

const crumbs = (name: string, changes: Partial<Trail> = {}) =>
  crumbsOf({
    route: named(name),
    params: { id: '7' },
    values: {},
    routes: ROUTES,
    home: '/admin',
    area: 'admin',
    menuHref: () => null,
    ...changes,
  }).map(({ text, href }) => (href === null ? text : `${text} ${href}`));

describe('breadcrumb', () => {
  test('R1-052: is built from the templates of the routes; all parts but the last are links', () => {
    expect(crumbs('job-applicants', { values: { 'job name': 'Night support' } })).toEqual([
      'Dashboard /admin',
      'Jobs /admin/jobs',
      'Night support /admin/jobs/detail/7/overview',
      'Applicants',
    ]);
  });

  test('R1-053: the static text is shown until the value is known', () => {
    expect(crumbs('job-details-overview').at(-1)).toBe('Job');
    expect(crumbs('job-details-overview', { values: { 'job name': 'Night support' } }).at(-1)).toBe('Night support');
  });

  test('a group that the user lacks is left out: the page is then a top-level item', () => {
    const isForeignGroup = (label: string) => label === 'Time sheet';
    expect(crumbs('calenderShiftLog', { isForeignGroup }).map((crumb) => crumb.split(' /')[0])).toEqual([
      'Dashboard',
      'Shift Logs',
      'Calendar',
    ]);
  });

  test('the static text belongs to the page itself, even if another page has as many parts', () => {
    expect(crumbs('worker-details-overview', { params: { type: 'support-workers', id: '7' } }).at(-1)).toBe('Support Worker');
  });

  test('a part that is a group of the sidebar has its link, other groups have none', () => {
    const menuHref = (label: string) => (label === 'Time sheet' ? '/worker/timesheet/log' : null);
    expect(crumbs('calenderShiftLog', { area: 'worker', home: '/worker/dashboard', menuHref })).toEqual([
      'Dashboard /worker/dashboard',
      'Time sheet /worker/timesheet/log',
      'Shift Logs /worker/timesheet/log',
      'Calendar',
    ]);
    expect(crumbs('shiftLogs')).toEqual(['Dashboard /admin', 'Time sheet', 'Shift Logs']);
  });

  test('a named view of a path is linked from a page without the parameter', () => {
    expect(crumbs('timesheets:roster', { params: { type: 'admin' } })).toEqual([
      'Dashboard /admin',
      'Time sheet',
      'Shift Schedule /admin/timesheet/schedule',
      'Roster',
    ]);
  });

  test('a page of another area with the same name is not linked', () => {
    const at = { area: 'worker', home: '/worker/dashboard', params: { id: '7', invoiceId: '3' }, values: { number: 'INV-3' } };
    expect(crumbs('worker-invoice-details', at)).toEqual(['Dashboard /worker/dashboard', 'Jobs', 'Job name', 'Invoices', 'INV-3']);
  });
});

describe('a value of the breadcrumb', () => {
  const known = { navigationId: '2', values: { 'job name': 'Night support' } };

  test('is merged with values of the same navigation', () => {
    const event = { navigationId: '2', values: { 'full name': 'Ada' } };
    expect(resolvedAfter(known, event, '2').values).toEqual({ 'job name': 'Night support', 'full name': 'Ada' });
  });

  test('is reset by a new navigation', () => {
    const event = { navigationId: '3', values: { 'house name': 'Banksia' } };
    expect(resolvedAfter(known, event, '3')).toEqual(event);
  });

  test('is dropped when it comes too late', () => {
    expect(resolvedAfter(known, { navigationId: '1', values: { 'job name': 'Old' } }, '2')).toBe(known);
  });
});
