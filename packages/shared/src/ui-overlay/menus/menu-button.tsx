import type { ReactElement } from 'react';
import { inPlace } from '../../ui/place';
import { Menu, MenuItems, type MenuAction } from './menu';

export interface MenuButtonProps {
  /** The button: `<Button>…</Button>`, without an `id`. */
  children: ReactElement;
  label: string;
  actions: readonly MenuAction[];
  onPick: (value: string) => void;
}

export function MenuButton({ children, label, actions, onPick }: MenuButtonProps) {
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ ...inPlace, placement: 'bottom-end' }} onSelect={({ value }) => onPick(value)}>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <MenuItems label={label} actions={actions} />
    </Menu.Root>
  );
}
