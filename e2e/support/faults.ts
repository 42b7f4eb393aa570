import type { BrowserContext, Page } from '@playwright/test';

/** Answers that there is no such file, for all of a remote's. */
export const loseFiles = (context: BrowserContext, folder: string) =>
  context.route(
    (url) => url.pathname.startsWith(folder),
    (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );

/** Answers one call of the API with a status and a body. @returns undoes it */
export async function stubCall(page: Page, path: string, status: number, body: Record<string, unknown>): Promise<() => Promise<void>> {
  const matches = (url: URL) => url.pathname === `/api/v1${path}`;
  await page.route(matches, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ code: status, ...body }) }),
  );
  return () => page.unroute(matches);
}

/**
 * Holds requests back until they are let go, so that what shows meanwhile can be looked at. Later ones pass at once.
 * @returns lets them go
 */
async function hold(page: Page, matches: (url: URL) => boolean): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(matches, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** The answers of calls. */
export const holdCalls = (page: Page, path: string) => hold(page, (url) => url.pathname.startsWith(`/api/v1${path}`));

/** All files of a remote. */
export const holdFiles = (page: Page, folder: string) => hold(page, (url) => url.pathname.startsWith(folder));
