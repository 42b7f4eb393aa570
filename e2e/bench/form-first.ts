import { expect, type Browser } from '@playwright/test';
import { loginPage } from '../pages/login-page';
import type { Sent } from './network';

/** The login page's requests that its own HTML names and that can delay paint or input. */
export const formRequests = (requests: readonly Sent[]): Sent[] =>
  requests.filter(({ type, depth }) => depth === 0 || (depth === 1 && (type === 'Script' || type === 'Stylesheet')));

/**
 * Asserts that the form is painted and usable with these files alone: no other request is answered, and the form is visible and accepts input.
 * @returns their bytes
 */
export async function formBytes(browser: Browser, address: string, requests: readonly Sent[]): Promise<number> {
  const allowed = new Set(formRequests(requests).map(({ url }) => url));
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: address });
  try {
    const page = await context.newPage();
    await page.route('**/*', (route) => (allowed.has(route.request().url()) ? route.continue() : route.abort()));
    const login = loginPage(page);
    await login.open();
    await expect(login.submit).toBeVisible();
    await login.email.fill('admin@careloom.test');
    await expect(login.email).toHaveValue('admin@careloom.test');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
  } finally {
    await context.close();
  }
  return formRequests(requests).reduce((sum, { bytes }) => sum + bytes, 0);
}
