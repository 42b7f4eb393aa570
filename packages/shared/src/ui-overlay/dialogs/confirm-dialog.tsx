import { Portal } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/index';
import { t } from '../texts';
import { Dialog } from './dialog';
import { scrollStop } from './scroll-stop';

export interface ConfirmDialogProps {
  open: boolean;
  /** The catalogue's question. */
  children: ReactNode;
  /** The verb of the button: "Archive", "Logout". */
  verb: string;
  onConfirm: () => void;
  onCancel: () => void;
  title?: string;
  cancel?: string;
  /** What it does can not be undone: the button is clay. */
  danger?: boolean;
  /** Another act that answers the question, between the two buttons. */
  other?: { verb: string; onConfirm: () => void };
  /** While the act is under way. */
  busy?: boolean;
}

/** A question before an act. The focus starts at Cancel and a click outside does not answer it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, children, verb, onConfirm, onCancel, title = t('kit.confirmation'), cancel = t('kit.cancel') } = props;
  const { danger = false, busy = false, other } = props;
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      place="center"
      role="alertdialog"
      open={open}
      onOpenChange={(to) => {
        if (!to.open) onCancel();
      }}
      initialFocusEl={() => first.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body ref={scrollStop}>
              <Dialog.Description asChild>
                <div>{children}</div>
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={first} variant="ghost" onClick={onCancel}>
                {cancel}
              </Button>
              {other && (
                <Button variant="danger" onClick={other.onConfirm} disabled={busy}>
                  {other.verb}
                </Button>
              )}
              <Button variant={danger ? 'danger' : 'solid'} onClick={onConfirm} disabled={busy}>
                {verb}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
