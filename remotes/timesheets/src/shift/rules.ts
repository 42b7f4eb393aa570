import type { Shift, ShiftDetail } from '@careloom/contract/resources/shifts';

/** What is done with shifts, one or several at once. */
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

/** Whether the server takes the act for a shift in its state. Who may do it, it decides. */
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

/** Why somebody else has to approve a shift: it is the user's own, or the user made or changed it last. Null when nothing is against it. */
export function barOf({ worker, created_by, changed_by }: Approved, userId: number): 'own' | 'changed_by_you' | null {
  if (worker?.id === userId) return 'own';
  return (changed_by ?? created_by)?.id === userId ? 'changed_by_you' : null;
}

type Compared = Pick<ShiftDetail, 'start_at' | 'end_at' | 'total_cost' | 'rostered'>;

/** Whether a shift was worked at the times and for the cost that were rostered; null when nothing is known of the roster. */
export function matchesRoster({ start_at, end_at, total_cost, rostered }: Compared): boolean | null {
  if (!rostered) return null;
  return rostered.start_at === start_at && rostered.end_at === end_at && rostered.total_cost === total_cost;
}
