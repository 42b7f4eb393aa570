import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';
import { PASSWORD } from '../support/roles';

export const loginPage = (page: Page) => {
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: specified('title.log_in') });
  return {
    email,
    password,
    submit,
    heading: page.getByRole('heading', { level: 1, name: specified('title.log_in') }),
    open: () => page.goto('/login'),
    signIn: async (address: string, secret = PASSWORD) => {
      await email.fill(address);
      await password.fill(secret);
      await submit.click();
    },
  };
};
