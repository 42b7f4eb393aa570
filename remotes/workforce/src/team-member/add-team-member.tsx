import { asOf } from '@careloom/contract/days';
import { myTeam, type teamMemberBody } from '@careloom/contract/resources/my-team';
import type { z } from '@careloom/contract/schema';
import { FormModal, useContractForm } from '@careloom/shared/form';
import { today } from '@careloom/shared/format';
import type { QuickActionProps } from '@careloom/shared/slots';
import { t } from './texts';
import { MemberFields } from './fields';

const EMPTY = {
  first_name: '',
  last_name: '',
  dob: '',
  user_type: '',
  senior_manager_id: '',
  contact_no: '',
  email: '',
  profile_picture: null,
  is_active: 1,
};

/** The Add Team Member dialog, which can be opened from any page. The new member is mailed a link to set a password. */
export function AddTeamMember({ onClose, onDone }: QuickActionProps) {
  const form = useContractForm(asOf(myTeam.create, today()), {
    // Empty choices are not valid in the schema's type.
    defaultValues: EMPTY as Partial<z.input<typeof teamMemberBody>>,
    draft: 'add-team-member',
    onDone: ({ id }) => onDone(id),
    changes: ({ id }) => [id],
  });
  return (
    <FormModal
      form={form}
      title={t('quick.add_team_member')}
      verb={t('quick.add_team_member')}
      note={t('records.invitation')}
      onClose={onClose}
    >
      <MemberFields />
    </FormModal>
  );
}
