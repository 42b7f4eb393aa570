import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { isOwnName } from '@careloom/contract/own-names';
import { findRoute } from '@careloom/contract/route-paths';
import { parse } from 'csv-parse/sync';
import { allManifests } from '../../testing/remote-configs';
import { ROOT } from '../../base/workspace';
import { ambiguousRoutes } from '../../registry/route-owners';

interface Row {
  name: string;
  path: string;
  role_area: string;
  owner: string;
  title: string;
  breadcrumb: string;
  permission: string;
  notes: string;
  screens_children: string;
}

const rows: Row[] = parse(readFileSync(path.join(ROOT, 'docs/spec/routes.csv')), { columns: true });
const manifests = await allManifests();
const routes = manifests.flatMap(({ name, routes: own }) => own.map((route) => ({ ...route, owner: name })));
const AREAS = ['admin', 'team-leader', 'team_leader', 'worker'];

/** All addresses of a row of the specification: each area, both spellings, each list, numbers for ids. */
function addressesOf({ path: pattern, role_area: area, notes, screens_children: children }: Row): string[] {
  const lists = /:type in \{([^}]*)\}/.exec(notes)?.[1]?.split(', ') ?? [];
  const types = area === 'shared' ? AREAS : lists;
  const shiftType = /shiftType=(\w+)/.exec(children)?.[1] ?? '';
  const filled = pattern.replace(':shiftType', shiftType).replace(/:(?!type)\w+/g, '7');
  const typed = filled.includes(':type') ? types.map((type) => filled.replace(':type', type)) : [filled];
  const spelled = typed.flatMap((address) => [
    address.replace(/^\/team_leader\b/, '/team-leader'),
    address.replace(/^\/team-leader\b/, '/team_leader'),
  ]);
  return [...new Set(spelled)];
}

describe('the routes of the specification', () => {
  for (const row of rows.filter(({ path: pattern }) => pattern !== '*')) {
    test(`${row.name} is ${row.owner}'s, under every spelling of ${row.path}`, () => {
      const addresses = addressesOf(row);
      assert.ok(addresses.length > 0);
      for (const address of addresses) {
        const found = findRoute(routes, address);
        assert.deepEqual([address, found?.route.name, found?.route.owner], [address, row.name, row.owner]);
      }
    });

    test(`${row.name} has its title, breadcrumb and permission`, () => {
      const route = routes.find(({ name }) => name === row.name);
      assert.deepEqual(
        {
          path: route?.path,
          title: route?.title,
          breadcrumb: route?.breadcrumb,
          permission: route?.permission ?? 'none',
          area: route?.area,
        },
        { path: row.path, title: row.title, breadcrumb: row.breadcrumb, permission: row.permission, area: row.role_area },
      );
    });
  }

  test("every route is in the specification, except a remote's own", () => {
    const specified = new Set(rows.map(({ name }) => name));
    assert.deepEqual(
      routes.filter(({ name, owner }) => !specified.has(name) && !isOwnName(owner, name)).map(({ name }) => name),
      [],
    );
  });

  test('a parent of tabs redirects to a route of the same owner', () => {
    const parents = rows.filter(({ notes }) => notes.includes('redirects to overview'));
    for (const { name, path: pattern } of parents) {
      const target = routes.find((route) => route.name === routes.find((parent) => parent.name === name)?.redirect);
      assert.equal(target?.path, `${pattern}/overview`, name);
    }
  });
});

describe('near misses', () => {
  for (const address of [
    '/admin/foo/detail/1',
    '/admin/foo/detail/1/overview',
    '/admin/archived-support-workers/detail/1',
    '/team-leader/new-applicants/detail/1',
    '/manager/invoice',
    '/teamleader/jobs',
    '/admin/timesheet/weekly',
    '/worker/calender/month',
    '/admin/calendar/log',
    '/admin/job/detail/7',
    '/admin/jobs/details/7',
    '/admin/houses/detail/7/participants/8/more',
    '/admin/invoices',
    '/worker/houses',
    '/admin/jobs/detail/%',
  ]) {
    test(`${address} has no owner`, () => assert.equal(findRoute(routes, address)?.route.name, undefined));
  }

  for (const [address, owner] of [
    ['/admin/jobs/detail/7', 'job-details'],
    ['/admin/my-team/detail/7', 'my-team-details'],
    ['/admin/houses/detail/7/jobs', 'house-details-jobs'],
    ['/team_leader/jobs/detail/7/invoices', 'team-leader-job-invoices'],
  ] as const) {
    test(`${address}: static segments win over :type`, () => assert.equal(findRoute(routes, address)?.route.name, owner));
  }
});

test('every address has at most one owner', () => {
  assert.deepEqual(ambiguousRoutes(manifests), []);
});

test('a second owner of an address is reported', () => {
  const [route] = routes.filter(({ name }) => name === 'jobs');
  assert.ok(route);
  const thief = { name: 'thief', routes: [{ ...route, name: 'mine', patterns: ['/:area/jobs'] }] };
  const faults = ambiguousRoutes([...manifests, thief]);
  assert.ok(faults.some((fault) => fault.includes('/admin/jobs of jobs (jobs) and /:area/jobs of thief (mine)')));
});
