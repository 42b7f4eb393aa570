import { asOf } from '@careloom/contract/days';
import { houseParticipants, type Participant } from '@careloom/contract/resources/house-participants';
import { FormModal, useContractForm } from '@careloom/shared/form';
import { today } from '@careloom/shared/format';
import { t } from './texts';
import { ParticipantFields } from './fields';

const draftOf = ({ name, dob, support_coordinator, parent_guardian, plan_manager, notes }: Participant) => ({
  name,
  dob,
  support_coordinator: support_coordinator ?? '',
  parent_guardian: parent_guardian ?? '',
  plan_manager: plan_manager ?? '',
  notes: notes ?? '',
});

export interface EditParticipantProps {
  participant: Participant;
  onClose: () => void;
}

export function EditParticipant({ participant, onClose }: EditParticipantProps) {
  const { id, house_id: houseId } = participant;
  const form = useContractForm(asOf(houseParticipants.update, today()), {
    defaultValues: draftOf(participant),
    extra: { id: houseId, pid: id },
    draft: `edit-participant.${id}`,
    changes: () => [houseId],
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('form.edit_participant')} verb={t('button.save')} onClose={onClose}>
      <ParticipantFields />
    </FormModal>
  );
}
