import type { Page } from '@playwright/test';

/** What stands in a remote's place when it could not be had: which part, why, and a way to try again. */
export const remoteCard = (page: Page) => {
  const card = page.getByRole('region', { name: /could not be loaded/i });
  return { card, retry: card.getByRole('button', { name: 'Retry' }) };
};
