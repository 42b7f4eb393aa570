import { expect, test } from '../fixtures/test';
import { dependsOn } from '../support/loads';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll } from '../support/axe';

const DOCS = '/api/v1/docs';

// They are the server's own, and load no remote.
test.beforeEach(({}, { annotations }) => void annotations.push(dependsOn('shell')));

test('the documentation of the API finds a call by typed text, and shows its request and responses', async ({ page }) => {
  await page.goto(DOCS);
  await expect(page.getByRole('heading', { level: 1, name: /Careloom API/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('close job');
  await expect(page.getByRole('status')).toHaveText('1 call');
  const call = page.locator('main details:visible');
  await expect(call).toHaveCount(1);
  await call.locator('summary').click();
  await expect(call).toContainText('Needs the permission job-close.');
  await expect(call).toContainText('"message": "Job closed successfully."');
  await call.getByRole('link', { name: 'Job', exact: true }).first().click();
  await expect(page.locator('#shape-Job')).toContainText('weekly_hours');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('an address with the name of a call opens it', async ({ page }) => {
  await page.goto(`${DOCS}#shiftsCreate`);
  await expect(page.locator('#shiftsCreate')).toHaveAttribute('open', '');
  await expect(page.locator('#shiftsCreate')).toBeInViewport();
});

test('the documentation is accessible: in light on a desk, in dark on a phone', async ({ page }) => {
  await page.goto(`${DOCS}#shiftsCreate`);
  await expect(page.locator('#shiftsCreate')).toHaveAttribute('open', '');
  if (process.env.VERIFY) return expectAccessibleAt(page, [390, 1440]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
