import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

/** The background of the page: that of the innermost element in a corner that has one. */
const background = () => {
  let element: Element | null = document.elementFromPoint(innerWidth - 40, innerHeight - 120);
  while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)') element = element.parentElement;
  return element ? getComputedStyle(element).backgroundColor : '';
};
/** 0 to 255; NaN while the loader covers the page, whose mixed colour is serialised as `color(srgb …)`. */
const lightness = (color: string) =>
  color.startsWith('rgb') ? Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) : Number.NaN;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page follows a system that is ${colorScheme}`, async ({ lent }) => {
    const page = await lent('worker', { colorScheme });
    await page.goto('/worker/inbox');
    await expect(chrome(page).heading).toBeVisible();
    const shade = expect.poll(async () => lightness(await page.evaluate(background)));
    await (colorScheme === 'dark' ? shade.toBeLessThan(80) : shade.toBeGreaterThan(200));
  });
}

test('the switch in the header turns the page dark, and a reload keeps it so', async ({ lent }) => {
  const page = await lent('worker', { colorScheme: 'light' });
  await page.goto('/worker/inbox');
  await chrome(page)
    .header.getByRole('button', { name: specified('chrome.to_dark') })
    .click();
  await expect.poll(async () => lightness(await page.evaluate(background))).toBeLessThan(80);
  await page.reload();
  await expect(chrome(page).header.getByRole('button', { name: specified('chrome.to_light') })).toBeVisible();
  await expect.poll(async () => lightness(await page.evaluate(background))).toBeLessThan(80);
});
