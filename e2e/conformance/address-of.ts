import type { ManifestRoute } from '@careloom/contract/manifest';
import { matchPath } from '@careloom/contract/route-paths';
import { targetOf } from '../support/targets';
import { idsIn, pathnameOf } from './routes-for';
import type { Visitor } from './visitor';

/**
 * An address of a route. If the route needs a record, it is one that the API returned, or else one that an earlier page linked to.
 * @throws Error if there is neither
 */
export async function addressOf({ role, api, links }: Visitor, route: ManifestRoute): Promise<string> {
  const ids = idsIn(route);
  if (ids.length === 0) return pathnameOf(route, role);
  const { params } = await targetOf(route, role, api);
  if (ids.every((name) => name in params)) return pathnameOf(route, role, params);
  const linked = [...links].find((pathname) => matchPath(route, pathname));
  if (linked === undefined) throw new Error(`No page has a link to ${route.path}, and e2e/support/targets.ts finds no record for it.`);
  return linked;
}
