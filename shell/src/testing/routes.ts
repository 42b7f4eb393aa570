import type { ManifestRoute } from '@careloom/contract/manifest';
import type { OwnName } from '@careloom/contract/own-names';
import type { RouteName } from '@careloom/contract/route-names';
import { AREA_SPELLINGS, expandPath } from '@careloom/contract/route-paths';
import { setRoutes, type OwnedRoute } from '@careloom/shared/navigation';
import { shellManifest } from '../manifest';

/** A route of some remote. */
export const remoteRoute = (area: ManifestRoute['area'], name: RouteName | OwnName, path: string, title = ''): OwnedRoute => ({
  name,
  path,
  patterns: expandPath(path, area === 'shared' ? { type: AREA_SPELLINGS } : {}),
  title,
  breadcrumb: title,
  permission: null,
  area,
  owner: 'test',
});

/** Registers the shell's routes, and routes of remotes that a test gives. */
export const knowRoutes = (...more: OwnedRoute[]) =>
  setRoutes([...shellManifest.routes.map((route) => ({ ...route, owner: 'shell' })), ...more]);
