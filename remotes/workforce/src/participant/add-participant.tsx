import { asOf } from '@careloom/contract/days';
import { houseParticipants } from '@careloom/contract/resources/house-participants';
import { FormModal, useContractForm } from '@careloom/shared/form';
import { today } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { t } from './texts';
import { ParticipantFields } from './fields';

const EMPTY = { name: '', dob: '', support_coordinator: '', parent_guardian: '', plan_manager: '', notes: '' };

export interface AddParticipantProps {
  houseId: number;
  onClose: () => void;
}

/** Add Participant, to a house. */
export function AddParticipant({ houseId, onClose }: AddParticipantProps) {
  const form = useContractForm(asOf(houseParticipants.save, today()), {
    defaultValues: EMPTY,
    extra: { id: houseId },
    draft: `add-participant.${houseId}`,
    changes: () => [houseId],
    view: ({ id }) => hrefOf('house-participant-details', { id: houseId, participantId: id }),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('form.add_participant')} verb={t('form.add_participant')} onClose={onClose}>
      <ParticipantFields />
    </FormModal>
  );
}
