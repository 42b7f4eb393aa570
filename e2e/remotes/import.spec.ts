import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { press } from '../support/keyboard';

const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

const HOUSES = 'name,first_name,last_name,email,contact_no,address,suburb,state,post_code,gender';
const house = (name: string, postCode = '2750') =>
  `${name},Joan,Marsh,joan@example.com,02 9999 1234,1 Station Street,Penrith,NSW,${postCode},female`;
const sheet = (...lines: string[]) => lines.join('\r\n');

/** The import of the list on the page. */
async function openImport(page: Page, title: string) {
  await press(page, main(page).getByRole('button', { name: 'Import', exact: true }));
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  const file = dialog.locator('input[type=file]');
  return {
    dialog,
    /** Chooses a file and has it checked. */
    check: async (name: string, content: string) => {
      await file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
      await press(page, dialog.getByRole('button', { name: 'Check file' }));
    },
  };
}

test('houses are imported from a sheet whose faults are reported by row and column, all or none, and the import is undone', async ({
  visit,
}) => {
  const page = await visit('super_admin', '/admin/houses');
  const { dialog, check } = await openImport(page, 'Import houses');
  const template = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download the template' }).click();
  const file = await template;
  expect(file.suggestedFilename()).toBe('houses.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(`\uFEFF${HOUSES},team_leader_email,is_active,holiday_region,time_zone\r\n`);

  await check('houses.csv', sheet(HOUSES, ...Array.from({ length: 501 }, (_, at) => house(`House ${at}`))));
  await expect(dialog.getByText('A file may have 500 rows at most.')).toBeVisible();
  await check('houses.csv', sheet(HOUSES.replace('suburb', 'town'), house('Quandong')));
  await expect(dialog.getByText('The column suburb is missing. The column town is not known.')).toBeVisible();
  await check('houses.csv', sheet(HOUSES, house('Quandong', '27'), house('Banksia House')));
  await expect(dialog.getByRole('row')).toHaveText([
    'RowColumnProblem',
    /^2post_code.*Please enter the valid Post Code$/,
    /^3name.*House Name has already been taken\.$/,
  ]);
  await expectAccessible(page);

  await check('west.csv', sheet(HOUSES, house('Quandong'), house('Lilly Pilly')));
  await expect(dialog.getByText('2 rows are correct.')).toBeVisible();
  await expect(rowOf(page, 'Quandong')).toHaveCount(0);
  await press(page, dialog.getByRole('button', { name: 'Import 2 houses' }));
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Quandong')).toBeVisible();

  const again = await openImport(page, 'Import houses');
  await press(page, again.dialog.getByRole('button', { name: 'Undo west.csv' }));
  await press(page, confirmDialog(page, 'Undo').confirm);
  await expect(again.dialog.getByText('west.csv')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Quandong')).toHaveCount(0);
});

test('participants are imported on a phone into the open house; a worker whose email is taken is not imported', async ({ lent }) => {
  const page = await lent('super_admin', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/admin/houses/detail/2/participants');
  await expect(chrome(page).progress).toBeHidden();
  await main(page).getByRole('button', { name: 'Import', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Import participants' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('name,dob\nQuentin Ray,1990-05-01') });
  await dialog.getByRole('button', { name: 'Check file' }).tap();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Import 1 participant' }).tap();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('Quentin Ray').first()).toBeVisible();

  const manager = await lent('senior_manager');
  await manager.goto('/admin/support-workers');
  const { dialog: workers, check } = await openImport(manager, 'Import support workers');
  await check(
    'workers.csv',
    sheet(
      'first_name,last_name,email,dob,contact_no,abn,address,suburb,state,post_code,gender',
      'Ana,Silva,worker@careloom.test,1990-05-01,0455 550 999,51824753556,1 Station Street,Penrith,NSW,2750,female',
    ),
  );
  await expect(workers.getByRole('row').last()).toHaveText(/^2email.*Email has already been taken\.$/);
});
