import { Portal } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/index';
import { t } from '../texts';
import { Dialog } from './dialog';
import { scrollStop } from './scroll';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, from the catalogue. */
  children: ReactNode;
  /** Label of the confirm button: "Archive", "Logout". */
  verb: string;
  onConfirm: () => void;
  onCancel: () => void;
  title?: string;
  cancel?: string;
  /** For an action that cannot be undone: the confirm button uses the `danger` variant. */
  danger?: boolean;
  /** An alternative answer, between the two buttons. */
  other?: { verb: string; onConfirm: () => void };
  /** True while the action is in progress. */
  busy?: boolean;
}

/** A confirmation dialog. The focus starts at Cancel, and a click outside does not close it. */
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
