import type { RouteName } from '@careloom/contract/route-names';
import { addressOf, hasRoute, queryString, type Query } from '@careloom/shared/navigation';

/** A link to another part's list with filters set, or no link if that part is not available. */
export const linkTo = (name: RouteName, query: Query = {}, params: Readonly<Record<string, string | number>> = {}) =>
  hasRoute(name) ? { href: addressOf(name, params) + queryString(query) } : {};
