import { specified } from '../support/catalogue';
import type { Finds, Located } from './finds';

/** The page of one record: its facts by label, its actions, its tabs. */
export const recordPage = <Found extends Located<Found>>(page: Finds<Found>) => {
  const main = page.getByRole('main');
  return {
    main,
    /** The value beside a label, by the key of the label. */
    fact: (key: string) =>
      main
        .locator('dl > div')
        .filter({ has: page.locator('dt').getByText(specified(key), { exact: true }) })
        .locator('dd')
        .first(),
    button: (key: string) => main.getByRole('button', { name: specified(key), exact: true }),
    tab: (name: string) => main.getByRole('navigation').getByRole('link', { name }),
    /** The menu of the record's further actions. */
    more: (name: string) => main.getByRole('button', { name: specified('list.actions_for', { name }), exact: true }),
    row: (text: string) => main.getByRole('row').filter({ hasText: text }),
  };
};
