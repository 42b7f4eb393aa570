import { beforeAll, describe, expect, test } from '@jest/globals';
import { aRoute } from '../../../testing/routes';
import { signIn } from '../../session/index';
import { aUser } from '../../../testing/a-user';
import { hasRoute, hrefOf, queryString } from './href-of';
import { setRoutes } from './route-table';

declare module '@careloom/contract/own-names' {
  interface OwnRouteParams {
    'training:courses': never;
    'training:course-details': 'id';
  }
}

beforeAll(() => {
  setRoutes([
    aRoute('admin', 'job-details-overview', '/admin/jobs/detail/:id/overview'),
    aRoute('team-leader', 'team-leader-applicant-details', '/team_leader/jobs/detail/:id/applicants/:applicantId'),
    aRoute('shared', 'invoices', '/:type/invoice'),
    aRoute('admin', 'support-worker-details-overview', '/admin/:type/detail/:id/overview'),
    aRoute('public', 'login', '/login'),
    aRoute('admin', 'training:courses', '/admin/courses'),
    aRoute('admin', 'training:course-details', '/admin/courses/detail/:id'),
  ]);
});

describe('a link by name', () => {
  test.each([
    ['super_admin', '/admin/invoice'],
    ['senior_manager', '/admin/invoice'],
    ['team_leader', '/team-leader/invoice'],
    ['worker', '/worker/invoice'],
  ] as const)('of a shared route leads a %s to %s', (user_type, href) => {
    signIn(aUser({ user_type }));
    expect(hrefOf('invoices')).toBe(href);
  });

  test('is spelled as the specification spells it', () => {
    expect(hrefOf('team-leader-applicant-details', { id: 7, applicantId: 3 })).toBe('/team_leader/jobs/detail/7/applicants/3');
  });

  test('has its parameters filled in, including a list', () => {
    expect(hrefOf('job-details-overview', { id: 7 })).toBe('/admin/jobs/detail/7/overview');
    expect(hrefOf('support-worker-details-overview', { id: 7, type: 'new-applicants' })).toBe('/admin/new-applicants/detail/7/overview');
    expect(hrefOf('login')).toBe('/login');
  });

  test('to a route known only to its remote needs no entry in the contract', () => {
    expect(hrefOf('training:courses')).toBe('/admin/courses');
    expect(hrefOf('training:course-details', { id: 7 })).toBe('/admin/courses/detail/7');
  });

  test('to a route known only to its remote requires the parameters declared by the generated app', () => {
    // @ts-expect-error: it has an id
    expect(() => hrefOf('training:course-details')).toThrow();
    // @ts-expect-error: it has no number
    expect(() => hrefOf('training:course-details', { number: 7 })).toThrow();
  });

  test('to a missing remote is an error, which a caller can check first', () => {
    expect(hasRoute('houses')).toBe(false);
    expect(() => hrefOf('houses')).toThrow('No part of the product owns the route houses');
  });
});

test.each([
  [{}, ''],
  [{ page: 2, q: 'night shift' }, '?page=2&q=night+shift'],
  [{ page: null, q: '', status: undefined, archived: false }, '?archived=false'],
])('the query of %p is %p', (query, text) => {
  expect(queryString(query)).toBe(text);
});
