import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';

/** The lists and the detail of the jobs remote. */
export const jobsPages = (page: Page) => {
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
