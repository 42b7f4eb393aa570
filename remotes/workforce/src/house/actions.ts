import type { Permission } from '@careloom/contract/permissions';
import type { House } from '@careloom/contract/resources/houses';
import type { RowAction } from '@careloom/shared/list';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { t } from './texts';

export type HouseAction = 'edit' | 'delete';

/** The user's actions on a house, in menu order. */
export const houseActions = (can: (permission: Permission) => boolean): HouseAction[] => [
  ...(can('house-update') ? (['edit'] as const) : []),
  ...(can('house-delete') ? (['delete'] as const) : []),
];

const LOOKS = {
  edit: { label: 'form.edit_house', icon: Pencil, stops: false },
  delete: { label: 'records.delete', icon: Trash2, stops: true },
} as const;

/** An action on a house as an entry of a menu. */
export function menuEntry(action: HouseAction, onPick: () => void) {
  const { label, icon, stops } = LOOKS[action];
  return { label: t(label), icon, stops, onPick };
}

/** The menu of a house's row. */
export const rowActions = (
  house: House,
  href: string,
  allowed: readonly HouseAction[],
  onAct: (action: HouseAction, house: House) => void,
): RowAction[] => [
  { label: t('records.view'), icon: Eye, href },
  ...allowed.map((action) => menuEntry(action, () => onAct(action, house))),
];
