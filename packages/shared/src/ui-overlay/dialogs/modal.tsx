import { Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button, firstField } from '../../ui/index';
import { t } from '../texts';
import { Dialog } from './dialog';
import { scrollStop } from './scroll';

export interface ModalProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** `ModalBody` and `ModalFoot`, or a form around both. */
  children: ReactNode;
  /**
   * `wide` has room for the six-column grid, `broad` for the grid and content beside it; `panel` is at the right edge and as high as the
   * window.
   */
  size?: 'work' | 'wide' | 'broad' | 'panel' | 'sheet';
  /** If false, a click outside does not close the dialog, so that unsaved changes are not lost by accident. */
  closeOutside?: boolean;
}

/** A dialog to work in: full screen on a phone, with the focus trapped inside and restored on close. */
export function Modal({ title, open, onClose, children, size = 'work', closeOutside = true }: ModalProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      place={size}
      open={open}
      onOpenChange={(to) => {
        if (!to.open) onClose();
      }}
      closeOnInteractOutside={closeOutside}
      initialFocusEl={() => firstField(content.current, '[data-autofocus]') ?? content.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button variant="ghost" size="sm" shape="icon" aria-label={t('kit.close')}>
                  <X aria-hidden />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The scrollable part between head and foot. */
export function ModalBody({ children }: { children: ReactNode }) {
  return <Dialog.Body ref={scrollStop}>{children}</Dialog.Body>;
}

/** The foot, with Cancel and a submit button named after the title's verb. */
export function ModalFoot({ children }: { children: ReactNode }) {
  return <Dialog.Footer>{children}</Dialog.Footer>;
}
