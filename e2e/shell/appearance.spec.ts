import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

const canvas = () => getComputedStyle(document.body).backgroundColor;
const lightness = (color: string) => Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page follows a system that is ${colorScheme}`, async ({ signedIn }) => {
    const page = await signedIn('worker', { colorScheme });
    await page.goto('/worker/dashboard');
    await expect(chrome(page).heading).toBeVisible();
    const shade = lightness(await page.evaluate(canvas));
    if (colorScheme === 'dark') expect(shade).toBeLessThan(80);
    else expect(shade).toBeGreaterThan(200);
  });
}

test('the switch in the header turns the page dark, and a reload keeps it so', async ({ signedIn }) => {
  const page = await signedIn('worker', { colorScheme: 'light' });
  await page.goto('/worker/dashboard');
  await chrome(page)
    .header.getByRole('button', { name: specified('chrome.to_dark') })
    .click();
  await expect.poll(async () => lightness(await page.evaluate(canvas))).toBeLessThan(80);
  await page.reload();
  await expect(chrome(page).header.getByRole('button', { name: specified('chrome.to_light') })).toBeVisible();
  expect(lightness(await page.evaluate(canvas))).toBeLessThan(80);
});
