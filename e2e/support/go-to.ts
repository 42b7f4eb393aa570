import type { Page } from '@playwright/test';

/** Goes to an address as the browser's own buttons do: no link to it is needed. */
export const goTo = (page: Page, pathname: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, pathname);
