import { Menu as ChakraMenu } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { addRecipes } from '../../ui/index';
import { fixedPosition } from '../../ui/positioning';
import { menuRecipe } from '../recipes/menu';

addRecipes({ slotRecipes: { menu: menuRecipe } });

export const Menu = ChakraMenu;

export interface MenuAction {
  /** Passed to `onPick`. */
  value: string;
  label: string;
  icon?: LucideIcon;
  /** Ends or deletes something: shown in the error colour. Put such actions last. */
  stops?: boolean;
  disabled?: boolean;
  /** Keyboard shortcut of the action, shown at the end of the item: `['Ctrl', 'C']`. The page that opens the menu handles the keys. */
  keys?: readonly string[];
}

interface MenuItemsProps {
  label: string;
  actions: readonly MenuAction[];
  /** True if `Menu.Trigger` opens the menu: the trigger's text is then the menu's name. Otherwise `label` is its name. */
  triggered?: boolean;
}

/** Removes the reference to the trigger: React omits an attribute that is null, whereas the menu's own value replaces undefined. */
const noTrigger = { 'aria-labelledby': null as unknown as undefined };

export function MenuItems({ label, actions, triggered = true }: MenuItemsProps) {
  return (
    <Menu.Positioner>
      <Menu.Content aria-label={label} {...(!triggered && noTrigger)}>
        {actions.map(({ value, label: words, icon: Icon, stops = false, disabled = false, keys }) => (
          <Menu.Item key={value} value={value} disabled={disabled} data-stops={stops || undefined}>
            {Icon && <Icon aria-hidden />}
            {words}
            {keys && (
              <span aria-hidden className="cl-keys cl-itemkeys">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>
            )}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Positioner>
  );
}

export interface MenuButtonProps {
  /** The button: `<Button>…</Button>`, without an `id`. */
  children: ReactElement;
  label: string;
  actions: readonly MenuAction[];
  onPick: (value: string) => void;
}

export function MenuButton({ children, label, actions, onPick }: MenuButtonProps) {
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ ...fixedPosition, placement: 'bottom-end' }} onSelect={({ value }) => onPick(value)}>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <MenuItems label={label} actions={actions} />
    </Menu.Root>
  );
}
