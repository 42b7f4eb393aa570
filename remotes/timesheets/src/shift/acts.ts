import type { Shift } from '@careloom/contract/resources/shifts';
import type { RowAction } from '@careloom/shared/list';
import { can } from '@careloom/shared/session';
import { BadgeCheck, Eye, type LucideIcon, ReceiptText, Send, Trash2 } from 'lucide-react';
import { editAction } from '../shift-form/actions';
import { t, type TextKey } from './texts';
import { ACT_PERMISSIONS, fits, SHIFT_ACTS, type ShiftAct } from './rules';

interface Look {
  label: TextKey;
  icon: LucideIcon;
  /** A destructive action: shown last, in the clay colour. */
  stops?: boolean;
}

export const ACT_LOOKS: Readonly<Record<ShiftAct, Look>> = {
  approve: { label: 'button.approve', icon: BadgeCheck },
  submit: { label: 'shift.submit', icon: Send },
  invoice: { label: 'button.generate_invoice', icon: ReceiptText },
  delete: { label: 'records.delete', icon: Trash2, stops: true },
};

/** All actions for which the user has permission. */
export const allowedActs = (): ShiftAct[] => SHIFT_ACTS.filter((act) => can(ACT_PERMISSIONS[act]));

/** The user's actions on a shift in its state. */
export const actsOn = (shift: Shift, now = new Date()): ShiftAct[] => allowedActs().filter((act) => fits(act, shift, now));

interface RowActs {
  onAct: (act: ShiftAct, shift: Shift) => void;
  /** Null without permission to change shifts. */
  onEdit: ((id: number) => void) | null;
}

/** The menu of a shift's row. */
export const rowActions = (shift: Shift, href: string, { onAct, onEdit }: RowActs): RowAction[] => [
  { label: t('records.view'), icon: Eye, href },
  ...editAction(shift, onEdit),
  ...actsOn(shift).map((act): RowAction => {
    const { label, icon, stops = false } = ACT_LOOKS[act];
    return { label: t(label), icon, stops, onPick: () => onAct(act, shift) };
  }),
];
