import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a calendar feed is made on the schedule, read without a session, and revoked at once', async ({ lent }) => {
  const page = await lent('worker', PHONE);
  await page.goto('/worker/timesheet/schedule');
  await page.getByRole('button', { name: 'Calendar feed' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  await dialog.getByRole('button', { name: 'Make a link' }).tap();
  const address = await dialog.getByLabel('Address').inputValue();
  await expectAccessible(page);
  const read = async () => (await fetch(address)).status;
  expect(await read()).toBe(200);
  await dialog.getByRole('button', { name: /^Revoke the link made/ }).tap();
  await page.getByRole('button', { name: 'Revoke', exact: true }).tap();
  await expect(dialog).toContainText('You have no link.');
  expect(await read()).toBe(404);
});
