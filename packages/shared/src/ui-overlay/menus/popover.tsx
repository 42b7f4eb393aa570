import { Popover as ChakraPopover } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { addRecipes } from '../../ui/index';
import { positionAt } from '../../ui/positioning';
import { popoverRecipe } from '../recipes/popover';
import { useFirstFocus } from './first-focus';

addRecipes({ slotRecipes: { popover: popoverRecipe } });

export interface PopoverProps {
  /** The control that opened the panel and gets the focus back when it closes; null if the panel is closed. */
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A small panel next to a control: a filter's choices, a calendar. It takes the focus; Escape and a click elsewhere close it and return the
 * focus to the control; Tab past its last control closes it and moves on. Render it right after its control, so that Tab leads into it.
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
  // The library focuses the content when it changes from closed to open; this popover is open from its first render to its last.
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
      positioning={{ ...positionAt(anchor), placement: 'bottom-start', gutter: 6 }}
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
