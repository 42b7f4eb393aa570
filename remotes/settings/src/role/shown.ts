import { type UserType, USER_TYPES } from '@careloom/contract/permissions';
import type { Grants } from '@careloom/contract/resources/roles';
import { t, type TextKey } from './texts';
import { isGranted } from './changes';
import { placesOf } from './facts';
import { GROUPS, whatOf } from './groups';

/** The filters of the permissions. An empty string means no filter. */
export interface Shown {
  /** Part of the permission's name or description, or of the title or path of a screen. */
  search: string;
  /** The key of a group, such as `time_sheet`. */
  area: string;
  /** `any`: permissions that differ between any roles. Two roles, such as `worker-team_leader`: permissions that only one of them has. */
  differs: string;
  /** The permissions with changes when the filter for unsaved changes was turned on; null to show all. */
  changed: ReadonlySet<string> | null;
}

interface ShownGroup {
  title: TextKey | null;
  permissions: readonly string[];
}

/** The key of a group in the address, derived from its title; `others` for permissions without a group. */
export const areaOf = (title: TextKey | null) => title?.replace('permission_group.', '') ?? 'others';

const matches = (permission: string, search: string) =>
  [permission, whatOf(permission), ...placesOf(permission)].join(' ').toLowerCase().includes(search.trim().toLowerCase());

/** Uses the saved grants, so that a row stays in place while it is ticked. */
function isUneven(grants: readonly Grants[], permission: string, roles: readonly UserType[]) {
  const had = roles.filter((role) => isGranted(grants, role, permission)).length;
  return had > 0 && had < roles.length;
}

/** The groups with the permissions to show; permissions of remotes without a group come last. */
export function groupsFor(grants: readonly Grants[], { search, area, differs, changed }: Shown): ShownGroup[] {
  const known = new Set<string>(GROUPS.flatMap(({ permissions }) => permissions));
  const others = [...new Set(grants.flatMap(({ permissions }) => permissions))].filter((one) => !known.has(one));
  const compared = differs === 'any' ? USER_TYPES : USER_TYPES.filter((role) => differs.split('-').includes(role));
  const fits = (one: string) =>
    matches(one, search) && (changed === null || changed.has(one)) && (differs === '' || isUneven(grants, one, compared));
  return [...GROUPS, { title: null, permissions: others }]
    .filter(({ title }) => area === '' || area === areaOf(title))
    .map(({ title, permissions }) => ({ title, permissions: permissions.filter(fits) }))
    .filter(({ permissions }) => permissions.length > 0);
}

/** All pairs of roles, each once, with their labels. */
export const rolePairs = () =>
  USER_TYPES.flatMap((one, at) =>
    USER_TYPES.slice(at + 1).map((other) => ({
      value: `${one}-${other}`,
      label: t('role.differs_pair', { one: t(`role.of.${one}`), other: t(`role.of.${other}`) }),
    })),
  );
