import { USER_TYPES, type UserType } from '@careloom/contract/permissions';
import { fixedGrant, type Grants } from '@careloom/contract/resources/roles';
import { knownRoutes } from '@careloom/shared/navigation';
import { t, type TextKey } from './texts';
import { type Cell, cellOf, isGranted } from './changes';

/** The titles of the screens that a permission opens, each once. */
export const screensOf = (permission: string): string[] => [
  ...new Set(
    knownRoutes()
      .filter((route) => route.permission === permission)
      .map(({ title }) => title),
  ),
];

/** Search terms of a permission besides its name: the titles and the paths of the screens that it opens. */
export const placesOf = (permission: string): string[] =>
  knownRoutes().flatMap((route) => (route.permission === permission ? [route.title, route.path] : []));

/** The roles that have a permission once the changes are saved. */
export const rolesWith = (grants: readonly Grants[], changes: ReadonlySet<Cell>, permission: string): UserType[] =>
  USER_TYPES.filter((role) => isGranted(grants, role, permission) !== changes.has(cellOf(role, permission)));

/** Decisions that users never take on their own work (ADR 0032). */
const DECISIONS: readonly string[] = ['shift-approve', 'expense-approve', 'invoice-pay'];

/** Limits of a permission for every role: the sentences of section 6, and the rule of the second person. */
export function limitsOf(permission: string): string[] {
  const fixed = USER_TYPES.flatMap((role) => fixedGrant(role, permission) ?? []).map(({ why }) => t(why as TextKey));
  return [...new Set([...(DECISIONS.includes(permission) ? [t('role.not_own')] : []), ...fixed])];
}
