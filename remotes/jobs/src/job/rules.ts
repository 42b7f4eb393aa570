import type { Permission } from '@careloom/contract/permissions';
import type { Job } from '@careloom/contract/resources/jobs';

export type JobAction = 'edit' | 'close' | 'archive' | 'restore' | 'delete';

/** The fields of a job that decide which actions are allowed. */
export type JobState = Pick<Job, 'status' | 'archived_at' | 'applicants_count'>;

interface ActionRule {
  permission: Permission;
  allowed: (job: JobState) => boolean;
}

/** Section 4 and the refusals `job.not_editable`, `job.not_assigned`, `job.archive_assigned` and `job.not_deletable`. */
const RULES: Readonly<Record<JobAction, ActionRule>> = {
  edit: { permission: 'job-update', allowed: (job) => job.archived_at === null && job.status !== 'closed' },
  close: { permission: 'job-close', allowed: (job) => job.status === 'assigned' },
  archive: { permission: 'job-archive', allowed: (job) => job.archived_at === null && job.status !== 'assigned' },
  restore: { permission: 'job-archive', allowed: (job) => job.archived_at !== null },
  delete: { permission: 'job-delete', allowed: (job) => job.status === 'open' && job.applicants_count === 0 },
};

const ACTIONS = Object.keys(RULES) as JobAction[];

/** Users with none of these permissions can only view. */
export const ACT_PERMISSIONS = [...new Set(ACTIONS.map((action) => RULES[action].permission))];

/** The actions allowed for a job now, by its state and the permissions that `can` grants. In menu order. */
export const actionsFor = (job: JobState, can: (permission: Permission) => boolean): JobAction[] =>
  ACTIONS.filter((action) => can(RULES[action].permission) && RULES[action].allowed(job));
