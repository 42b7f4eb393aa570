import { Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

export interface DrawerProps {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the left edge: the side navigation of a narrow screen. */
export function Drawer({ label, open, onClose, children }: DrawerProps) {
  return (
    <Dialog.Root
      place="drawer"
      open={open}
      onOpenChange={(to) => {
        if (!to.open) onClose();
      }}
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
