import { positionAt } from '../../ui/positioning';
import { Menu, MenuItems, type MenuAction } from './menu';

export interface RowMenuProps {
  /** The row's button that opened the menu; null if the menu is closed. */
  anchor: HTMLElement | null;
  label: string;
  actions: readonly MenuAction[];
  onPick: (value: string) => void;
  onClose: () => void;
}

/** One menu for a whole table: it opens at the row's button, so that a row needs only a plain button and no component. */
export function RowMenu({ anchor, label, actions, onPick, onClose }: RowMenuProps) {
  return (
    <Menu.Root
      open={anchor !== null}
      lazyMount
      unmountOnExit
      positioning={{ ...positionAt(anchor), placement: 'bottom-end' }}
      onSelect={({ value }) => onPick(value)}
      onOpenChange={({ open }) => {
        if (open) return;
        anchor?.focus();
        onClose();
      }}
    >
      <MenuItems label={label} actions={actions} triggered={false} />
    </Menu.Root>
  );
}
