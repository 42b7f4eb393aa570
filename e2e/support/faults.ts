import type { BrowserContext, Page, Route } from '@playwright/test';

/** What can be wrong with a remote's files. */
export const FAULTS = ['gone', 'hanging', 'html'] as const;
export type Fault = (typeof FAULTS)[number];

const HTML = '<!doctype html><html lang="en"><title>Not a script</title><p>Sign in to the hotel network</p></html>';

async function answer(fault: Fault, route: Route) {
  if (fault === 'gone') await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' });
  if (fault === 'html') await route.fulfill({ status: 200, contentType: 'text/html', body: HTML });
}

/**
 * Breaks all files of a remote in a context, until the answer is called: `hanging` never answers at all.
 * @returns puts the files back
 */
export async function breakRemote(context: BrowserContext, folder: string, fault: Fault): Promise<() => Promise<void>> {
  const files = (url: URL) => url.pathname.startsWith(folder);
  await context.route(files, (route) => answer(fault, route));
  return () => context.unroute(files);
}

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
