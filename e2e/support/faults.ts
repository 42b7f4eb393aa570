import type { BrowserContext, Page } from '@playwright/test';

/** Answers 404 for all files of a remote. */
export const loseFiles = (context: BrowserContext, folder: string) =>
  context.route(
    (url) => url.pathname.startsWith(folder),
    (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );

/** Answers one call of the API with a status and a body. @returns a function that undoes it */
export async function stubCall(page: Page, path: string, status: number, body: Record<string, unknown>): Promise<() => Promise<void>> {
  const matches = (url: URL) => url.pathname === `/api/v1${path}`;
  await page.route(matches, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ code: status, ...body }) }),
  );
  return () => page.unroute(matches);
}

/**
 * Holds requests back until they are released, so that a test can check what is shown meanwhile. Later requests pass at once.
 * @returns a function that releases them
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

/** Holds calls of the API. */
export const holdCalls = (page: Page, path: string) => hold(page, (url) => url.pathname.startsWith(`/api/v1${path}`));

/** Holds all files of a remote. */
export const holdFiles = (page: Page, folder: string) => hold(page, (url) => url.pathname.startsWith(folder));
