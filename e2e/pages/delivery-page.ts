import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';

/** The super admin's panel: each table by its name, each line by what stands in it. */
export const deliveryPage = (page: Page) => {
  const section = (title: string) => page.getByRole('region', { name: specified(title), exact: true });
  return {
    section,
    line: (title: string, ...words: readonly string[]) =>
      words.reduce((rows, word) => rows.filter({ hasText: word }), section(title).getByRole('row')),
  };
};
