import type { Permission } from '@careloom/contract/permissions';
import { Pencil, Trash2 } from 'lucide-react';
import { t } from './texts';

export type MemberAction = 'edit' | 'delete';

/**
 * The user's actions on a member, in menu order. The own account can not be deleted.
 * @param isSelf whether it is the user's own account
 */
export const memberActions = (can: (permission: Permission) => boolean, isSelf: boolean): MemberAction[] => [
  ...(can('my-team-update') ? (['edit'] as const) : []),
  ...(can('my-team-delete') && !isSelf ? (['delete'] as const) : []),
];

const LOOKS = {
  edit: { label: 'team.edit', icon: Pencil, stops: false },
  delete: { label: 'records.delete', icon: Trash2, stops: true },
} as const;

/** An action on a member as an entry of a menu. */
export function menuEntry(action: MemberAction, onPick: () => void) {
  const { label, icon, stops } = LOOKS[action];
  return { label: t(label), icon, stops, onPick };
}
