import type { ManifestRoute } from '@careloom/contract/manifest';
import type { OwnName } from '@careloom/contract/own-names';
import type { RouteName } from '@careloom/contract/route-names';
import { AREA_SPELLINGS, expandPath } from '@careloom/contract/route-paths';
import type { OwnedRoute } from '../src/navigation/index';

/** A route of the table, for tests. */
export const aRoute = (
  area: ManifestRoute['area'],
  name: RouteName | OwnName,
  path: string,
  more: Partial<OwnedRoute> = {},
): OwnedRoute => ({
  owner: 'jobs',
  area,
  name,
  path,
  patterns: expandPath(path, { ...(area === 'shared' && { type: AREA_SPELLINGS }), ...more.where }),
  title: name,
  breadcrumb: '',
  permission: null,
  ...more,
});
