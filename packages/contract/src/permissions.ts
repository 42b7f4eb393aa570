import { z } from './schema';

/**
 * Every permission (section 6; `docs/spec/permissions.csv`).
 * @example
 * ```ts
 * import { AREAS, PERMISSIONS } from '@careloom/contract/permissions';
 *
 * export const ofHouses = PERMISSIONS.filter((permission) => permission.startsWith('house-'));
 * export const area = AREAS.team_leader; // 'team-leader'
 * ```
 */
export const PERMISSIONS = [
  'dashboard-read',
  'team-leader-dashboard',
  'worker-dashboard',
  'my-team-read',
  'house-read',
  'job-read',
  'archived-job-read',
  'team-leader-job-read',
  'team-leader-archived-job-read',
  'worker-find-job',
  'worker-archived-job-read',
  'worker-service-agreement-read',
  'timesheet-read',
  'invoice-read',
  'expense-read',
  'support-worker-read',
  'team-leader-support-worker-read',
  'reports-read',
  'provider-read',
  'pay-level-read',
  'shift-percentage-read',
  'notification-read',
  'new-applicant-read',
  'rejected-applicant-read',
  'xero-config-read',
  'my-team-create',
  'my-team-update',
  'my-team-delete',
  'house-create',
  'house-update',
  'house-delete',
  'job-create',
  'job-update',
  'job-delete',
  'job-assign',
  'job-close',
  'job-archive',
  'worker-verify',
  'support-worker-archive',
  'service-agreement-create',
  'service-agreement-terminate',
  'service-agreement-sign',
  'service-agreement-download',
  'contact-id-update',
  'job-apply',
  'shift-create',
  'shift-delete',
  'shift-submit',
  'shift-approve',
  'expense-create',
  'expense-approve',
  'invoice-generate',
  'invoice-pay',
  'provider-write',
  'pay-level-write',
  'shift-percentage-update',
  'xero-config-write',
  'organisation-read',
  'organisation-write',
  'role-read',
  'role-write',
  'audit-read',
  'delivery-read',
  'delivery-develop',
  'api-token-read',
  'api-token-write',
  'whos-coming-read',
  'whos-coming-write',
  'fair-share-read',
  'fair-share-ask',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const USER_TYPES = ['super_admin', 'senior_manager', 'team_leader', 'worker'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The user type may also be spelled `team-leader`, which is read as `team_leader`. */
export const userType = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replaceAll('-', '_')),
  ),
  z.enum(USER_TYPES),
);

/** The first path segment of each role's URLs. `team_leader` is an alternative spelling in the specification and works as well. */
export const AREAS = {
  super_admin: 'admin',
  senior_manager: 'admin',
  team_leader: 'team-leader',
  worker: 'worker',
} as const satisfies Record<UserType, string>;
export type Area = (typeof AREAS)[UserType];

export const DASHBOARDS = {
  super_admin: 'dashboard',
  senior_manager: 'dashboard',
  team_leader: 'team-leader-dashboard',
  worker: 'worker-dashboard',
} as const satisfies Record<UserType, string>;
