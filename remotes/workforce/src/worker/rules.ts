import type { Permission } from '@careloom/contract/permissions';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';

export type WorkerAction = 'verify' | 'reject' | 'archive' | 'restore' | 'contact';

type WorkerState = Pick<SupportWorker, 'verification_status' | 'archived_at'>;

interface ActionRule {
  permission: Permission;
  allowed: (worker: WorkerState) => boolean;
}

const isPending = ({ verification_status, archived_at }: WorkerState) => verification_status === 'pending' && archived_at === null;

/** The rules of section 4 and of the refusal `worker.not_pending`. */
const RULES: Readonly<Record<WorkerAction, ActionRule>> = {
  verify: { permission: 'worker-verify', allowed: isPending },
  reject: { permission: 'worker-verify', allowed: isPending },
  archive: {
    permission: 'support-worker-archive',
    allowed: ({ verification_status, archived_at }) => verification_status === 'verified' && archived_at === null,
  },
  /** Only a verified worker has work to bill through Xero. */
  contact: { permission: 'contact-id-update', allowed: ({ verification_status }) => verification_status === 'verified' },
  restore: { permission: 'support-worker-archive', allowed: ({ archived_at }) => archived_at !== null },
};

/** Whether a worker can receive messages: as in the chat, workers who can sign in. */
export const isReachable = ({ verification_status, archived_at, is_active }: WorkerState & Pick<SupportWorker, 'is_active'>): boolean =>
  verification_status === 'verified' && archived_at === null && is_active === 1;

/** Whether an action is allowed for a worker now, by their state and the permissions that `can` grants. */
export const mayAct = (action: WorkerAction, worker: WorkerState, can: (permission: Permission) => boolean): boolean =>
  can(RULES[action].permission) && RULES[action].allowed(worker);
