import { specified } from '../support/catalogue';
import { chrome } from './chrome';
import type { Finds, Located } from './finds';

/** The bell of the header: its badge, and the panel that it opens. */
export const bell = <Found extends Located<Found>>(page: Finds<Found>) => {
  const { bell: button } = chrome(page);
  const panel = page.getByRole('dialog', { name: specified('menu.notifications') });
  return {
    button,
    badge: button.locator('.cl-badge'),
    panel,
    items: panel.getByRole('listitem'),
    item: (text: string) => panel.getByRole('listitem').getByRole('button').filter({ hasText: text }),
  };
};
