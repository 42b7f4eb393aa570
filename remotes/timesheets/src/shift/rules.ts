import type { Shift, ShiftDetail } from '@careloom/contract/resources/shifts';

/** Actions on shifts, one or several at once. */
export const SHIFT_ACTS = ['approve', 'submit', 'invoice', 'delete'] as const;
export type ShiftAct = (typeof SHIFT_ACTS)[number];

export const ACT_PERMISSIONS = {
  approve: 'shift-approve',
  submit: 'shift-submit',
  invoice: 'invoice-generate',
  delete: 'shift-delete',
} as const;

type Acted = Pick<Shift, 'status' | 'end_at' | 'worker' | 'invoice' | 'awaits_worker'>;

const OPEN: readonly string[] = ['published', 'confirmed', 'in_progress', 'completed'];

/** Whether the server accepts the action for a shift in its state. The server also checks the permission. */
export function fits(act: ShiftAct, { status, end_at, worker, invoice }: Acted, now: Date): boolean {
  if (act === 'approve') return status === 'submitted';
  if (act === 'invoice') return status === 'approved' && invoice === null;
  if (act === 'submit') return OPEN.includes(status) && worker !== null && new Date(end_at) <= now;
  return isEditable({ status, invoice });
}

/** Whether a shift can still be changed: not once it is invoiced or cancelled. */
export const isEditable = ({ status, invoice }: Pick<Shift, 'status' | 'invoice'>): boolean =>
  status !== 'invoiced' && status !== 'cancelled' && invoice === null;

type Approved = Pick<ShiftDetail, 'worker' | 'created_by' | 'changed_by'>;

/** Why another user has to approve a shift: it is the user's own, or the user created or last changed it. Null if the user may approve it. */
export function barOf({ worker, created_by, changed_by }: Approved, userId: number): 'own' | 'changed_by_you' | null {
  if (worker?.id === userId) return 'own';
  return (changed_by ?? created_by)?.id === userId ? 'changed_by_you' : null;
}

type Compared = Pick<ShiftDetail, 'start_at' | 'end_at' | 'total_cost' | 'rostered'>;

/** Whether a shift was worked at the rostered times and cost; null without roster data. */
export function matchesRoster({ start_at, end_at, total_cost, rostered }: Compared): boolean | null {
  if (!rostered) return null;
  return rostered.start_at === start_at && rostered.end_at === end_at && rostered.total_cost === total_cost;
}
