import type { Page, Route } from '@playwright/test';

const PROFILE = '**/api/v1/auth/profile';

/** Mocks the signed-in user's permissions, which the page refetches at boot. Resolves to a function that ends it. */
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
    // When a route ends, Playwright continues its pending requests, which then cannot be fulfilled.
    await Promise.all(answers);
    await page.unroute(PROFILE);
  };
}

export const grantWithout = (page: Page, permission: string) => grantOnly(page, (granted) => granted !== permission);
