import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';

/** All notifications: the oldest at the top, initially scrolled to the newest. */
export const notificationsPage = (page: Page) => {
  const box = page.getByRole('main').getByRole('region', { name: specified('menu.notifications') });
  const items = box.getByRole('listitem');
  return {
    items,
    item: (text: string) => items.getByRole('button').filter({ hasText: text }),
    /** Scrolls up to the first shown notification, as a wheel does. */
    scrollToTop: async () => {
      await box.hover();
      await page.mouse.wheel(0, -100_000);
    },
  };
};
