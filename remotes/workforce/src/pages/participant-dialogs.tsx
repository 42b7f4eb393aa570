import type { Participant } from '@careloom/contract/resources/house-participants';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import type { ParticipantAction } from '../participant/actions';

/** Forms and the confirmation, downloaded when first opened. */
const AddParticipant = lazyPage(() => import('../participant/add-participant').then((module) => module.AddParticipant));
const EditParticipant = lazyPage(() => import('../participant/edit-participant').then((module) => module.EditParticipant));
const ConfirmDeleteParticipant = lazyPage(() =>
  import('../participant/confirm-delete-participant').then((module) => module.ConfirmDeleteParticipant),
);

type ParticipantDialog = { of: 'add' } | { of: ParticipantAction; participant: Participant };

/**
 * The dialogs about the participants of a house, and the functions that open them.
 * @param onDeleted called after a deletion, when the participant's own page no longer exists
 */
export function useParticipantDialogs(houseId: number, onDeleted?: () => void) {
  const [dialog, setDialog] = useState<ParticipantDialog | null>(null);
  const close = () => setDialog(null);
  const dialogs = dialog && (
    <Suspense>
      {dialog.of === 'add' && <AddParticipant houseId={houseId} onClose={close} />}
      {dialog.of === 'edit' && <EditParticipant participant={dialog.participant} onClose={close} />}
      {dialog.of === 'delete' && <ConfirmDeleteParticipant participant={dialog.participant} onClose={close} onDone={onDeleted} />}
    </Suspense>
  );
  return {
    add: () => setDialog({ of: 'add' }),
    act: (of: ParticipantAction, participant: Participant) => setDialog({ of, participant }),
    dialogs,
  };
}
