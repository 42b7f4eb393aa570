import type { Page } from '@playwright/test';

const PROFILE = '**/api/v1/auth/profile';

/** Lets the server say that the signed-in user has only some of the permissions: the page reads them anew at boot. Resolves to what ends it. */
export async function grantOnly(page: Page, keeps: (permission: string) => boolean) {
  await page.route(PROFILE, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { permissions: string[] } };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, permissions: answer.data.permissions.filter(keeps) } } });
  });
  return () => page.unroute(PROFILE);
}

export const grantWithout = (page: Page, permission: string) => grantOnly(page, (granted) => granted !== permission);
