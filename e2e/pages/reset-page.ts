import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';

export const resetPage = (page: Page) => {
  const password = page.getByLabel(specified('reset.password'), { exact: true });
  const confirmation = page.getByLabel(specified('reset.confirm'), { exact: true });
  const submit = page.getByRole('button', { name: specified('title.reset_password') });
  return {
    heading: page.getByRole('heading', { level: 1, name: specified('title.reset_password') }),
    password,
    confirmation,
    submit,
    /** A line of the live checklist. */
    rule: (key: string) => page.getByRole('listitem').filter({ hasText: specified(key) }),
    set: async (secret: string) => {
      await password.fill(secret);
      await confirmation.fill(secret);
      await submit.click();
    },
  };
};
