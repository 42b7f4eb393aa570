import { specified } from '../support/catalogue';
import type { Finds, Located } from './finds';

/** The lists and the detail of the jobs remote. */
export const jobsPages = <Found extends Located<Found>>(page: Finds<Found>) => {
  const main = page.getByRole('main');
  const searchBox = main.getByRole('searchbox');
  return {
    searchBox,
    search: async (text: string) => {
      await searchBox.fill(text);
      await searchBox.press('Enter');
    },
    link: (name: string) => main.getByRole('link', { name }),
    tab: (name: string) => main.getByRole('link', { name }).or(main.getByRole('tab', { name })).first(),
    apply: main.getByRole('button', { name: specified('button.apply') }),
    assign: main.getByRole('cell').getByRole('button', { name: specified('button.assign') }),
  };
};
