import { asOf } from '@careloom/contract/days';
import { myTeam, type teamMemberBody, type TeamMember } from '@careloom/contract/resources/my-team';
import type { z } from '@careloom/contract/schema';
import { FormModal, useContractForm } from '@careloom/shared/form';
import { today } from '@careloom/shared/format';
import { t } from './texts';
import { MemberFields } from './fields';

/** A member as form values; without a new picture, the present one is kept. */
const draftOf = (member: TeamMember) => ({
  first_name: member.first_name,
  last_name: member.last_name,
  dob: member.dob ?? '',
  user_type: member.user_type,
  senior_manager_id: member.senior_manager ? String(member.senior_manager.id) : '',
  contact_no: member.contact_no ?? '',
  email: member.email,
  profile_picture: null,
  is_active: member.is_active,
});

export interface EditTeamMemberProps {
  member: TeamMember;
  onClose: () => void;
}

/** Edit Team Member. The server refuses a change of the user's own type or status, and of the type of a member who still leads. */
export function EditTeamMember({ member, onClose }: EditTeamMemberProps) {
  const form = useContractForm(asOf(myTeam.update, today()), {
    defaultValues: draftOf(member) as Partial<z.input<typeof teamMemberBody>>,
    extra: { id: member.id },
    draft: `edit-team-member.${member.id}`,
    changes: ({ id }) => [id],
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('team.edit')} verb={t('button.save')} onClose={onClose}>
      <MemberFields member={member} />
    </FormModal>
  );
}
