import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineRemote, routes, type ModulePath } from '../../base/define-remote';
import { builtPart } from './build-manifest';

/** @param built which of the pages exist */
const described = (built: { houses?: true; overview?: true }) => {
  const page = (isBuilt: true | undefined): ModulePath | null => (isBuilt ? './pages/a-page' : null);
  return builtPart(
    defineRemote({
      needs: { shared: '^1.0.0', contract: '^1.0.0' },
      routes: routes(
        { area: 'admin', permission: 'house-read' },
        {
          houses: { path: '/admin/houses', title: 'Houses', breadcrumb: 'Dashboard > Houses', page: page(built.houses) },
          'house-details': {
            path: '/admin/houses/detail/:id',
            title: 'House',
            breadcrumb: 'Dashboard > Houses > House',
            redirect: 'house-details-overview',
          },
          'house-details-overview': {
            path: '/admin/houses/detail/:id/overview',
            title: 'House',
            breadcrumb: 'Dashboard > Houses > {house name}',
            page: page(built.overview),
          },
          'my-team': { path: '/admin/my-team', title: 'My Team', breadcrumb: 'Dashboard > My Team', page: null },
        },
      ),
      menu: [
        { group: null, label: 'menu.houses', icon: 'house', route: 'houses', permission: 'house-read', area: 'admin', order: 1 },
        { group: null, label: 'menu.my_team', icon: 'users-round', route: 'my-team', permission: 'my-team-read', area: 'admin', order: 2 },
      ],
      quickActions: [],
      slots: [],
      raises: [],
      hears: [],
    }),
  );
};

const namesOf = (built: Parameters<typeof described>[0]) => described(built).routes.map(({ name }) => name);

test('the manifest lists a route with its page, and a redirect with the page that it leads to', () => {
  assert.deepEqual(namesOf({ houses: true }), ['houses']);
  assert.deepEqual(namesOf({ overview: true }), ['house-details', 'house-details-overview']);
  assert.deepEqual(namesOf({}), []);
});

test('no menu item links to a page that does not exist', () => {
  assert.deepEqual(
    described({ houses: true }).menu.map(({ route }) => route),
    ['houses'],
  );
});
