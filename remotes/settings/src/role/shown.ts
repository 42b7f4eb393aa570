import { type UserType, USER_TYPES } from '@careloom/contract/permissions';
import type { Grants } from '@careloom/contract/resources/roles';
import { t, type TextKey } from './texts';
import { isGranted } from './changes';
import { placesOf } from './facts';
import { GROUPS, whatOf } from './groups';

/** Which permissions are shown. An empty text leaves its choice open. */
export interface Shown {
  /** A part of the name, of the sentence, or of the title or path of a screen. */
  search: string;
  /** Of a group, as `time_sheet`. */
  area: string;
  /** `any`: permissions that differ between any roles; two roles, as `worker-team_leader`: permissions that only one of them has. */
  differs: string;
  /** Those that were changed when it was asked for only these, or all. */
  changed: ReadonlySet<string> | null;
}

interface ShownGroup {
  title: TextKey | null;
  permissions: readonly string[];
}

/** The name of a group in the address, by its title; permissions that no group knows have their own. */
export const areaOf = (title: TextKey | null) => title?.replace('permission_group.', '') ?? 'others';

const matches = (permission: string, search: string) =>
  [permission, whatOf(permission), ...placesOf(permission)].join(' ').toLowerCase().includes(search.trim().toLowerCase());

/** By the saved grants, so that a row stays where it is while it is ticked. */
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
