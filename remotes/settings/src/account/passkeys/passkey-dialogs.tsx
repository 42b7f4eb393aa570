import type { Passkey } from '@careloom/contract/resources/passkeys';
import { CodesModal } from '../second-factor/codes-modal';
import { AddPasskeyModal } from './add-passkey-modal';
import { RemovePasskeyModal, RenamePasskeyModal } from './passkey-modals';

/** Which dialog of passkeys is open. */
export type PasskeyDialog = { of: 'add' } | { of: 'rename' | 'remove'; passkey: Passkey } | { of: 'codes'; codes: readonly string[] };

interface PasskeyDialogsProps {
  dialog: PasskeyDialog;
  onChange: (dialog: PasskeyDialog | null) => void;
}

/** The dialogs of passkeys. If the passkey is the first factor, a dialog with the recovery codes follows. */
export function PasskeyDialogs({ dialog, onChange }: PasskeyDialogsProps) {
  const close = () => onChange(null);
  const added = (codes: readonly string[]) => onChange(codes.length > 0 ? { of: 'codes', codes } : null);
  if (dialog.of === 'add') return <AddPasskeyModal onDone={added} onClose={close} />;
  if (dialog.of === 'codes') return <CodesModal codes={dialog.codes} onClose={close} />;
  const Modal = dialog.of === 'rename' ? RenamePasskeyModal : RemovePasskeyModal;
  return <Modal passkey={dialog.passkey} onClose={close} />;
}
