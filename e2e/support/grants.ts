import type { Page, Route } from '@playwright/test';

const PROFILE = '**/api/v1/auth/profile';

/** Lets the server say that the signed-in user has only some of the permissions: the page reads them anew at boot. Resolves to what ends it. */
export async function grantOnly(page: Page, keeps: (permission: string) => boolean) {
  const answers: Promise<void>[] = [];
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { permissions: string[] } };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, permissions: body.data.permissions.filter(keeps) } } });
  };
  await page.route(PROFILE, (route) => {
    const answered = answer(route);
    answers.push(answered);
    return answered;
  });
  return async () => {
    // Playwright hands on what is still being answered when a route ends, which then cannot be answered.
    await Promise.all(answers);
    await page.unroute(PROFILE);
  };
}

export const grantWithout = (page: Page, permission: string) => grantOnly(page, (granted) => granted !== permission);
