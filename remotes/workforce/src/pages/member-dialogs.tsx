import type { TeamMember } from '@careloom/contract/resources/my-team';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import type { MemberAction } from '../team-member/actions';

/** Forms and the confirmation, downloaded when first opened. */
const AddTeamMember = lazyPage(() => import('../team-member/add-team-member').then((module) => module.AddTeamMember));
const EditTeamMember = lazyPage(() => import('../team-member/edit-team-member').then((module) => module.EditTeamMember));
const ConfirmDeleteMember = lazyPage(() => import('../team-member/confirm-delete-member').then((module) => module.ConfirmDeleteMember));

type MemberDialog = { of: 'add' } | { of: MemberAction; member: TeamMember };

/**
 * The dialogs of the pages of the team, and the functions that open them.
 * @param onDeleted called after a deletion, when the member's own page no longer exists
 */
export function useMemberDialogs(onDeleted?: () => void) {
  const [dialog, setDialog] = useState<MemberDialog | null>(null);
  const close = () => setDialog(null);
  const dialogs = dialog && (
    <Suspense>
      {dialog.of === 'add' && <AddTeamMember onClose={close} onDone={close} />}
      {dialog.of === 'edit' && <EditTeamMember member={dialog.member} onClose={close} />}
      {dialog.of === 'delete' && <ConfirmDeleteMember member={dialog.member} onClose={close} onDone={onDeleted} />}
    </Suspense>
  );
  return {
    act: (of: MemberAction, member: TeamMember) => setDialog({ of, member }),
    add: () => setDialog({ of: 'add' }),
    dialogs,
  };
}
