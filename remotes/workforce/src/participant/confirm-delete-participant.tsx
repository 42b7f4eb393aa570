import { houseParticipants, type Participant } from '@careloom/contract/resources/house-participants';
import { formatDate } from '@careloom/shared/format';
import { useCallMutation } from '@careloom/shared/query';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';

export interface ConfirmDeleteParticipantProps {
  participant: Participant;
  /** Called when the participant was deleted. */
  onDone?: (() => void) | undefined;
  /** Called when done, refused or cancelled. */
  onClose: () => void;
}

/** The confirmation before a participant is deleted, with all that is known of them. */
export function ConfirmDeleteParticipant({ participant, onDone, onClose }: ConfirmDeleteParticipantProps) {
  const { id: pid, house_id: id, name, dob } = participant;
  const { run, pending } = useCallMutation(houseParticipants.remove, { changes: () => [id] });
  const remove = async () => {
    const { ok } = await run({ id, pid });
    onClose();
    if (ok) onDone?.();
  };
  const facts = [{ label: t('field.participant.date_of_birth'), value: formatDate(dob) }];
  return (
    <ConfirmDialog open verb={t('records.delete')} danger busy={pending} onConfirm={() => void remove()} onCancel={onClose}>
      <p>{t('confirm.delete')}</p>
      <Affected of={[{ name, size: 40 }]} facts={facts} also={[t('participant.effect_deleted')]} />
    </ConfirmDialog>
  );
}
