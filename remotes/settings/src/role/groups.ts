import type { Permission } from '@careloom/contract/permissions';
import { t, type TextKey } from './texts';
import { permissionTexts } from './permission-texts';

interface Group {
  title: TextKey;
  permissions: readonly Permission[];
}

/** All permissions, in the order of the screens that they open. */
export const GROUPS: readonly Group[] = [
  {
    title: 'permission_group.people',
    permissions: [
      'my-team-read',
      'my-team-create',
      'my-team-update',
      'my-team-delete',
      'support-worker-read',
      'team-leader-support-worker-read',
      'new-applicant-read',
      'rejected-applicant-read',
      'worker-verify',
      'support-worker-archive',
      'contact-id-update',
    ],
  },
  {
    title: 'permission_group.agreements',
    permissions: [
      'service-agreement-create',
      'service-agreement-terminate',
      'service-agreement-download',
      'worker-service-agreement-read',
      'service-agreement-sign',
    ],
  },
  {
    title: 'permission_group.houses',
    permissions: ['house-read', 'house-create', 'house-update', 'house-delete', 'whos-coming-read', 'whos-coming-write'],
  },
  {
    title: 'permission_group.jobs',
    permissions: [
      'job-read',
      'archived-job-read',
      'team-leader-job-read',
      'team-leader-archived-job-read',
      'worker-find-job',
      'worker-archived-job-read',
      'job-create',
      'job-update',
      'job-delete',
      'job-assign',
      'job-close',
      'job-archive',
      'job-apply',
    ],
  },
  {
    title: 'permission_group.time_sheet',
    permissions: ['timesheet-read', 'shift-create', 'shift-delete', 'shift-submit', 'shift-approve', 'fair-share-read', 'fair-share-ask'],
  },
  {
    title: 'permission_group.money',
    permissions: ['expense-read', 'expense-create', 'expense-approve', 'invoice-read', 'invoice-generate', 'invoice-pay', 'reports-read'],
  },
  {
    title: 'permission_group.masters',
    permissions: [
      'provider-read',
      'provider-write',
      'pay-level-read',
      'pay-level-write',
      'shift-percentage-read',
      'shift-percentage-update',
      'xero-config-read',
      'xero-config-write',
      'organisation-read',
      'organisation-write',
    ],
  },
  {
    title: 'permission_group.dashboards',
    permissions: ['dashboard-read', 'team-leader-dashboard', 'worker-dashboard', 'notification-read'],
  },
  {
    title: 'permission_group.administration',
    permissions: ['role-read', 'role-write', 'audit-read', 'delivery-read', 'delivery-develop', 'api-token-read', 'api-token-write'],
  },
];

/** The description of a permission. A permission of an unknown remote is shown by its name. */
export function whatOf(permission: string): string {
  const key = `permission.${permission.replaceAll('-', '_')}`;
  return key in permissionTexts ? t(key as TextKey) : permission;
}
