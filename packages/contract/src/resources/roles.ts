import { call } from '../call';
import type { MessageKey } from '../messages/index';
import { type Permission, USER_TYPES, type UserType } from '../permissions';
import { oneOf, text } from '../rules';
import { z } from '../schema';

/** Strings, because a released remote can bring its own permissions. */
const grants = z.object({ role: z.enum(USER_TYPES), permissions: z.array(z.string()) });
export type Grants = z.output<typeof grants>;

const LED: readonly UserType[] = ['team_leader', 'worker'];
const NOT_WORKERS: readonly UserType[] = ['super_admin', 'senior_manager', 'team_leader'];
const ADMIN_SCREENS: readonly Permission[] = [
  'my-team-read',
  'house-read',
  'new-applicant-read',
  'rejected-applicant-read',
  'provider-read',
  'pay-level-read',
  'shift-percentage-read',
  'xero-config-read',
];

/** Roles that never have a permission (section 6), with the message. */
const NEVER: readonly { permissions: readonly string[]; roles: readonly UserType[]; why: MessageKey }[] = [
  { permissions: ['worker-verify'], roles: LED, why: 'role.admin_verifies' },
  { permissions: ['job-assign'], roles: LED, why: 'role.admin_assigns' },
  { permissions: ['expense-approve'], roles: LED, why: 'role.admin_approves' },
  { permissions: ['invoice-pay'], roles: LED, why: 'role.admin_pays' },
  { permissions: ADMIN_SCREENS, roles: LED, why: 'role.admin_reaches' },
  { permissions: ['job-apply'], roles: NOT_WORKERS, why: 'role.workers_apply' },
];

/** Without these, no user could restore a permission. */
const KEPT: readonly string[] = ['role-read', 'role-write'];

/** The permission of each role's dashboard: the menu always has Dashboard, and refused navigations end there. */
export const OWN_DASHBOARD = {
  super_admin: 'dashboard-read',
  senior_manager: 'dashboard-read',
  team_leader: 'team-leader-dashboard',
  worker: 'worker-dashboard',
} as const satisfies Record<UserType, Permission>;

/** A grant that cannot be changed: whether the role has it, and the text key of the reason. */
export function fixedGrant(role: UserType, permission: string): { granted: boolean; why: MessageKey } | undefined {
  if (role === 'super_admin' && KEPT.includes(permission)) return { granted: true, why: 'role.keeps' };
  if (permission === OWN_DASHBOARD[role]) return { granted: true, why: 'role.keeps_dashboard' };
  const never = NEVER.find(({ permissions, roles }) => permissions.includes(permission) && roles.includes(role));
  return never && { granted: false, why: never.why };
}

/** `base`: the permissions as read by the editor; if the role has others by now, the edit is refused as stale. */
const grantsBody = z.object({
  permissions: z.array(text(80)).check(z.maxLength(1000)),
  base: z.optional(z.array(text(80)).check(z.maxLength(1000))),
});

export const roles = {
  list: call({ id: 'A-170', method: 'GET', path: '/roles', resource: 'roles', access: ['role-read'], data: z.array(grants) }),
  update: call({
    id: 'A-171',
    method: 'PUT',
    path: '/roles/:role',
    affects: ['roles', 'auth'],
    access: ['role-write'],
    params: z.object({ role: oneOf(USER_TYPES) }),
    body: grantsBody,
    data: grants,
    success: 'success.updated',
    labels: { permissions: 'field.role.permissions' },
  }),
};
