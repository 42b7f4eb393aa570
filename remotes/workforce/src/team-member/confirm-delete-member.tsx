import { myTeam, type TeamMember } from '@careloom/contract/resources/my-team';
import { fullName } from '@careloom/shared/format';
import { useCallMutation } from '@careloom/shared/query';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { typeWord } from './states';

export interface ConfirmDeleteMemberProps {
  member: TeamMember;
  /** Called when the member was deleted. */
  onDone?: (() => void) | undefined;
  /** Called when done, refused or cancelled. */
  onClose: () => void;
}

/** The confirmation before a member is deleted; the server refuses it for a member who still has team leaders or a house. */
export function ConfirmDeleteMember({ member, onDone, onClose }: ConfirmDeleteMemberProps) {
  const { run, pending } = useCallMutation(myTeam.remove, { changes: (_, { id }) => [Number(id)] });
  const remove = async () => {
    const { ok } = await run({ id: member.id });
    onClose();
    if (ok) onDone?.();
  };
  const facts = [
    { label: t('field.team.member_type'), value: typeWord(member.user_type) },
    { label: t('field.team.currently_assigned_house'), value: member.current_house?.name },
  ];
  return (
    <ConfirmDialog open verb={t('records.delete')} danger busy={pending} onConfirm={() => void remove()} onCancel={onClose}>
      <p>{t('confirm.delete')}</p>
      <Affected
        of={[{ name: fullName(member), picture: member.sm_profile_picture_url, line: member.email, size: 40 }]}
        facts={facts}
        also={[t('team.effect_deleted')]}
      />
    </ConfirmDialog>
  );
}
