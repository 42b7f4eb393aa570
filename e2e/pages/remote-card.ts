import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';

/** What stands in a remote's place when it could not be had: which part, why, and a way to try again. */
export const remoteCard = (page: Page) => {
  const retry = page.getByRole('button', { name: specified('kit.retry') });
  const card = page.getByRole('alert').filter({ has: retry });
  return { card, retry: card.getByRole('button', { name: specified('kit.retry') }) };
};
