import { specified } from '../support/catalogue';
import { PASSWORD } from '../support/roles';
import type { Finds, Located } from './finds';

export const loginPage = <Found extends Located<Found>>(page: Finds<Found> & { goto: (path: string) => Promise<unknown> }) => {
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: specified('title.log_in'), exact: true });
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
