import { describe, expect, test } from '@jest/globals';
import { AREA_SPELLINGS, comparePatterns, expandPath, fillPath, findRoute, matchPath, patternsOverlap } from './route-paths';

describe('expandPath', () => {
  test.each([
    ['/admin/jobs/detail/:id', {}, ['/admin/jobs/detail/:id']],
    ['/team-leader/jobs', {}, ['/team-leader/jobs', '/team_leader/jobs']],
    ['/team_leader/jobs/detail/:id', {}, ['/team-leader/jobs/detail/:id', '/team_leader/jobs/detail/:id']],
    ['/admin/:type/detail/:id', { type: ['a', 'b'] }, ['/admin/a/detail/:id', '/admin/b/detail/:id']],
    ['/:type/:view', { type: AREA_SPELLINGS, view: ['log'] }, ['/admin/log', '/team-leader/log', '/team_leader/log', '/worker/log']],
  ])('%s', (path, where, patterns) => {
    expect(expandPath(path, where)).toEqual(patterns);
  });
});

describe('matchPath', () => {
  const route = { path: '/admin/:type/detail/:id', patterns: expandPath('/admin/:type/detail/:id', { type: ['support-workers'] }) };
  test.each([
    ['/admin/support-workers/detail/7', { type: 'support-workers', id: '7' }],
    ['/admin/support-workers/detail/7/', { type: 'support-workers', id: '7' }],
    ['/admin/support-workers/detail/a%20b', { type: 'support-workers', id: 'a b' }],
    ['/admin/foo/detail/7', undefined],
    ['/admin/support-workers/detail', undefined],
    ['/admin/support-workers/detail/7/more', undefined],
    ['/admin/support-workers/detail/%', undefined],
  ])('%s', (pathname, params) => {
    expect(matchPath(route, pathname)?.params).toEqual(params);
  });
});

test('a literal wins over a parameter, in any order of the list', () => {
  const own = (path: string) => ({ path, patterns: [path] });
  const routes = [own('/worker/jobs/:id'), own('/worker/jobs/new')];
  expect(findRoute(routes, '/worker/jobs/new')?.route.path).toBe('/worker/jobs/new');
  expect(findRoute([...routes].reverse(), '/worker/jobs/new')?.route.path).toBe('/worker/jobs/new');
  expect(comparePatterns('/a/:b/c', '/a/b/:c')).toBeGreaterThan(0);
});

test.each([
  ['/admin/:type/detail/:id', '/admin/jobs/detail/:id', true],
  ['/admin/jobs', '/admin/jobs/detail', false],
  ['/admin/jobs', '/admin/houses', false],
  ['/:a/b', '/a/:b', true],
])('%s and %s overlap: %s', (one, other, overlap) => {
  expect(patternsOverlap(one, other)).toBe(overlap);
});

test('fillPath encodes values and refuses a missing one', () => {
  expect(fillPath('/admin/jobs/detail/:id', { id: 7 })).toBe('/admin/jobs/detail/7');
  expect(fillPath('/reset-password/:token', { token: 'a/b' })).toBe('/reset-password/a%2Fb');
  expect(() => fillPath('/admin/jobs/detail/:id', {})).toThrow('needs a value for id');
});
