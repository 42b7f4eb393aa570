import { Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

export interface DrawerProps {
  label: string;
  open: boolean;
  onClose: () => void;
  /** Called once it is closed and removed, and the focus is restored. */
  onExited?: () => void;
  children: ReactNode;
}

/** A panel at the left edge: the side navigation of a narrow screen. */
export const Drawer = (props: DrawerProps) => <BareDialog place="drawer" {...props} />;

/** A dialog around one search field: it has no heading, and the field gets the focus. */
export const PaletteDialog = (props: PaletteDialogProps) => <BareDialog place="palette" {...props} />;

export interface PaletteDialogProps extends DrawerProps {
  /** Escape closes unless its default is prevented. */
  onEscape?: (event: KeyboardEvent) => void;
}

function BareDialog({ place, label, open, onClose, onExited, onEscape, children }: PaletteDialogProps & { place: 'drawer' | 'palette' }) {
  return (
    <Dialog.Root
      place={place}
      open={open}
      onOpenChange={(to) => {
        if (!to.open) onClose();
      }}
      {...(onEscape && { onEscapeKeyDown: onEscape })}
      {...(onExited && { onExitComplete: onExited })}
      // A page that loads behind the dialog focuses its heading. This must not close the dialog, which takes the focus back.
      {...(place === 'palette' && { onFocusOutside: (event) => event.preventDefault() })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={label}>{children}</Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
