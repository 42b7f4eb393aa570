import type { Page } from '@playwright/test';

/** All notifications: the oldest at the top, opened at the newest. */
export const notificationsPage = (page: Page) => {
  const list = page.getByRole('main').getByRole('list', { name: 'Notifications' });
  const items = list.getByRole('listitem');
  return {
    items,
    item: (text: string) =>
      items
        .getByRole('button')
        .filter({ hasText: text })
        .or(items.getByRole('link').filter({ hasText: text })),
    /** As a wheel does: up to the first one shown. */
    scrollToTop: async () => {
      await items.first().scrollIntoViewIfNeeded();
      await page.getByRole('main').hover();
      await page.mouse.wheel(0, -100_000);
    },
  };
};
