import type { Shift } from '@careloom/contract/resources/shifts';
import { Pencil } from 'lucide-react';
import { isEditable } from '../shift/rules';
import { t } from './words';

/** The button to add a shift, above a list. */
export const addAction = (onPick: () => void) => ({ label: t('shift_form.add'), onPick });

/** The menu item to edit a shift; none once it is invoiced or cancelled. @param onEdit null without permission */
export const editAction = (shift: Shift, onEdit: ((id: number) => void) | null) =>
  onEdit && isEditable(shift) ? [{ label: t('shift_form.edit'), icon: Pencil, onPick: () => onEdit(shift.id) }] : [];
