import type { NextShift } from '@careloom/contract/resources/worked-shifts';
import { ConfirmDecline } from './confirm-decline';
import { HoursForm } from './hours-form';
import type { Asked } from './own-dialogs';

interface OwnDialogsProps extends Asked {
  shift: NextShift;
  onClose: () => void;
}

/** The dialogs before an action: a form for the hours, or a confirmation. */
export function OwnDialogs({ act, refused, shift, onClose }: OwnDialogsProps) {
  if (act === 'decline') return <ConfirmDecline shift={shift} onClose={onClose} />;
  return <HoursForm act={act} shift={shift} refused={refused} onClose={onClose} />;
}
