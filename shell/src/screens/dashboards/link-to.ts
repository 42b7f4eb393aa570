import type { RouteName } from '@careloom/contract/route-names';
import { addressOf, hasRoute, queryString, type Query } from '@careloom/shared/navigation';

/** The address of another part's list with filters set, or nothing where that part is not there: a count is then no link. */
export const linkTo = (name: RouteName, query: Query = {}, params: Readonly<Record<string, string | number>> = {}) =>
  hasRoute(name) ? { href: addressOf(name, params) + queryString(query) } : {};
