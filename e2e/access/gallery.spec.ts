import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { freePort } from '../support/product';
import { startGallery, type Gallery } from './gallery-server';

const WIDTHS = [1440, 390];
const THEMES = ['light', 'dark'];

/** A checked state of the kit: a view of its gallery, and what a person opens in it. */
interface Sight {
  view: string;
  name: string;
  open?: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

const dialog = (name: string) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
};

const sights: Sight[] = [
  { view: 'pieces', name: 'every piece' },
  { view: 'pieces', name: 'a confirmation', open: dialog('Confirmation') },
  { view: 'pieces', name: 'a modal', open: dialog('Modal') },
  { view: 'pieces', name: 'a sheet', open: dialog('Sheet') },
  { view: 'pieces', name: 'a drawer', open: dialog('Drawer') },
  { view: 'pieces', name: 'a calendar', open: dialog('Calendar') },
  {
    view: 'pieces',
    name: 'a menu',
    open: async (page) => {
      await press('Menu')(page);
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    view: 'pieces',
    name: 'a form above the page, refused',
    open: async (page) => {
      await page.getByRole('region', { name: 'A form above the page' }).getByRole('button').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Post a Job' }).click();
      await expect(page.getByLabel('Name/Title')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { view: 'form', name: 'every field' },
  {
    view: 'form',
    name: 'a list of choices',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Location (House)' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
  { view: 'list', name: 'a list' },
  {
    view: 'list',
    name: 'the menu of a row',
    open: async (page) => {
      await page.locator('[data-menu]').first().click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  { view: 'list-states', name: 'lists that are empty, waiting and failed' },
  { view: 'detail', name: 'a record' },
  { view: 'login', name: 'log in' },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let gallery: Gallery | undefined;
test.beforeAll(async ({}, { parallelIndex }) => {
  gallery = await startGallery(await freePort(parallelIndex));
});
test.afterAll(() => gallery?.stop());

for (const { view, name, open } of sights) {
  test(`the kit, ${name}: axe finds nothing in light and dark, on a desk and on a phone`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of THEMES) {
        await page.goto(`${gallery?.address}/?view=${view}&theme=${theme}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await open?.(page);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    }
  });
}
