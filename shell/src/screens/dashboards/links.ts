import type { RouteName } from '@careloom/contract/route-names';
import { addressOf, hasRoute, queryString, type Query } from '@careloom/shared/navigation';

/** A link to another part's list with filters set, or no link if that part is not available. */
export const linkTo = (name: RouteName, query: Query = {}, params: Readonly<Record<string, string | number>> = {}) =>
  hasRoute(name) ? { href: addressOf(name, params) + queryString(query) } : {};

/** Opens the phone's map app if it has one, else a map in the browser. */
export const directionsTo = (place: string): string => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

interface Address {
  address: string;
  suburb: string;
  state: string;
  post_code: string;
}

/** `14 Munro Street, Merrylands NSW 2160`. */
export const addressLine = ({ address, suburb, state, post_code }: Address): string =>
  [address, [suburb, state, post_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
