import { Popover as ChakraPopover } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { addRecipes } from '../../ui/index';
import { at } from '../../ui/place';
import { popoverRecipe } from '../recipes/popover';
import { useFirstFocus } from './first-focus';

addRecipes({ slotRecipes: { popover: popoverRecipe } });

export interface PopoverProps {
  /** The control that opened it; null: closed. It gets the focus back. */
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A small panel at a control: a filter's choices, a calendar. It takes the focus; Escape and a click elsewhere close it and give the
 * focus back to the control, Tab beyond its last control closes it and goes on. Draw it right after its control, so that Tab leads there.
 */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  return (
    <>
      {anchor && (
        <Panel anchor={anchor} label={label} onClose={onClose}>
          {children}
        </Panel>
      )}
    </>
  );
}

function Panel({ anchor, label, onClose, children }: PopoverProps & { anchor: HTMLElement }) {
  const panel = useRef<HTMLDivElement>(null);
  // The machine places the focus when it changes from closed to open; this one begins and ends open.
  useFirstFocus(panel);
  const close = () => {
    const { activeElement } = document;
    if (activeElement === document.body || panel.current?.contains(activeElement)) anchor.focus({ preventScroll: true });
    onClose();
  };
  return (
    <ChakraPopover.Root
      open
      portalled={false}
      positioning={{ ...at(anchor), placement: 'bottom-start', gutter: 6 }}
      persistentElements={[() => anchor]}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
    >
      <ChakraPopover.Positioner>
        <ChakraPopover.Content ref={panel} aria-label={label}>
          {children}
        </ChakraPopover.Content>
      </ChakraPopover.Positioner>
    </ChakraPopover.Root>
  );
}
