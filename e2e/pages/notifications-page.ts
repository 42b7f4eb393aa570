import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';

/** All notifications: the oldest at the top, opened at the newest. */
export const notificationsPage = (page: Page) => {
  const box = page.getByRole('main').getByRole('region', { name: specified('menu.notifications') });
  const items = box.getByRole('listitem');
  return {
    items,
    item: (text: string) => items.getByRole('button').filter({ hasText: text }),
    /** As a wheel does: up to the first one shown. */
    scrollToTop: async () => {
      await box.hover();
      await page.mouse.wheel(0, -100_000);
    },
  };
};
