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
  /** Ends or deletes something: shown in clay and last. */
  stops?: boolean;
  disabled?: boolean;
  /** The keys that do the same where the menu is opened from, shown at its end: `['Ctrl', 'C']`. */
  keys?: readonly string[];
}

interface MenuItemsProps {
  label: string;
  actions: readonly MenuAction[];
  /** Whether `Menu.Trigger` opens it, whose text is then its name. Otherwise it is named by the label, without a reference to a trigger. */
  triggered?: boolean;
}

/** React leaves out an attribute that is null; the menu's own value would replace an undefined one. */
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
