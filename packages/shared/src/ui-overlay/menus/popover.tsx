import { Popover as ChakraPopover } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { addRecipes } from '../../ui/index';
import { at } from '../../ui/place';
import { popoverRecipe } from '../recipes/popover';

addRecipes({ slotRecipes: { popover: popoverRecipe } });

export interface PopoverProps {
  /** The control that opened it; null: closed. It gets the focus back. */
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small panel at a control: a filter's choices, a calendar. Escape and a click elsewhere close it. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  return (
    <ChakraPopover.Root
      open={anchor !== null}
      lazyMount
      unmountOnExit
      positioning={{ ...at(anchor), placement: 'bottom-start', gutter: 6 }}
      persistentElements={[() => anchor]}
      finalFocusEl={() => anchor}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <ChakraPopover.Positioner>
        <ChakraPopover.Content aria-label={label}>{children}</ChakraPopover.Content>
      </ChakraPopover.Positioner>
    </ChakraPopover.Root>
  );
}
