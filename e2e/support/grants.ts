import type { Page } from '@playwright/test';

/** Lets the server say that the signed-in user has only some of the permissions: the page reads them anew at boot. */
export async function grantOnly(page: Page, keeps: (permission: string) => boolean) {
  await page.route('**/api/v1/auth/profile', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { permissions: string[] } };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, permissions: answer.data.permissions.filter(keeps) } } });
  });
}

export const grantWithout = (page: Page, permission: string) => grantOnly(page, (granted) => granted !== permission);
