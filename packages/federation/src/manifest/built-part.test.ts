import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineRemote, routes } from '../define-remote';
import { builtPart } from './built-part';

const config = defineRemote({
  needs: { shared: '^1.0.0', contract: '^1.0.0' },
  routes: routes(
    { area: 'admin', permission: 'house-read' },
    {
      houses: ['/admin/houses', 'Houses', 'Dashboard > Houses'],
      'house-details': ['/admin/houses/detail/:id', 'House', 'Dashboard > Houses > House', { redirect: 'house-details-overview' }],
      'house-details-overview': ['/admin/houses/detail/:id/overview', 'House', 'Dashboard > Houses > {house name}'],
      'my-team': ['/admin/my-team', 'My Team', 'Dashboard > My Team'],
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
});

const namesOf = (pages: string[]) => builtPart(config, new Set(pages)).routes.map(({ name }) => name);

test('a route is announced with its page, and one that redirects with the page that it leads to', () => {
  assert.deepEqual(namesOf(['houses']), ['houses']);
  assert.deepEqual(namesOf(['house-details-overview']), ['house-details', 'house-details-overview']);
  assert.deepEqual(namesOf([]), []);
});

test('no menu item leads to a page that is not there', () => {
  assert.deepEqual(
    builtPart(config, new Set(['houses'])).menu.map(({ route }) => route),
    ['houses'],
  );
});
