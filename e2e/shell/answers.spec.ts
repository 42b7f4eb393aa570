import type { House } from '@careloom/contract/resources/houses';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { stubCall } from '../support/faults';
import { grantOnly } from '../support/grants';

test('R7-001 R7-002 R7-003: every call goes to /api/v1, accepts JSON and has the token', async ({ lent, users }) => {
  const { token } = await users('super_admin');
  const page = await lent('super_admin');
  const calls: { pathname: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (['xhr', 'fetch'].includes(request.resourceType()))
      calls.push({ pathname: new URL(request.url()).pathname, headers: request.headers() });
  });
  await page.goto('/admin/providers');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const api = calls.filter(({ pathname }) => pathname.startsWith('/api/'));
  expect(api.length).toBeGreaterThan(2);
  for (const { pathname, headers } of api) {
    expect(pathname).toMatch(/^\/api\/v1\//);
    expect(headers.accept).toContain('application/json');
    expect(headers.authorization).toBe(`Bearer ${token}`);
  }
});

test('R1-011: the document contains no record: the page requests its data from the API', async ({ visit, request }) => {
  const page = await visit('super_admin', '/admin/inbox');
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/providers');
  await page.goto('/admin/providers');
  const { data } = (await (await answer).json()) as { data: { items: { name: string }[] } };
  const served = await (await request.get('/admin/providers', { headers: { accept: 'text/html' } })).text();
  expect(data.items.length).toBeGreaterThan(0);
  for (const { name } of data.items) {
    await expect(page.getByRole('row').filter({ hasText: name })).not.toHaveCount(0);
    expect(served.includes(name), `${name} in the document`).toBe(false);
  }
});

test('R7-004: a call without a session has no token', async ({ page }) => {
  await page.goto('/login');
  const call = page.waitForRequest((request) => request.url().endsWith('/auth/login'));
  await page.getByLabel('Email').fill('nobody@careloom.test');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.getByRole('button', { name: specified('title.log_in'), exact: true }).click();
  expect((await call).headers()).not.toHaveProperty('authorization');
});

test('R8-007 R8-008: a 403 shows the message of the server as a toast, and no loader stays', async ({ lent }) => {
  const page = await lent('super_admin');
  await stubCall(page, '/providers', 403, { message: 'The office is closed today.' });
  await page.goto('/admin/providers');
  await expect(chrome(page).toast('The office is closed today.')).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
});

test('a 401 with the code forbidden shows the refusal and keeps the session', async ({ lent }) => {
  const page = await lent('super_admin');
  await stubCall(page, '/providers', 401, { message: specified('permission.refused'), error: 'forbidden' });
  await page.goto('/admin/providers');
  await expect(chrome(page).toast(specified('permission.refused'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
});

test('R7-123 R7-124: an unauthorized record shows the message of the server as a toast, and the record once it is allowed', async ({
  lent,
  as,
}) => {
  const { name } = await (await as('super_admin')).get<House>('/house/1');
  const page = await lent('super_admin');
  const undo = await stubCall(page, '/house/1', 401, { message: specified('permission.refused'), error: 'forbidden' });
  await page.goto('/admin/houses/detail/1/overview');
  await expect(chrome(page).toast(specified('permission.refused'))).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
  await undo();
  await page.goto('/admin/houses/detail/1/overview');
  await expect(chrome(page).heading).toHaveText(name);
});

test('a server error is shown in place of the list, and Retry loads the list', async ({ lent }) => {
  const page = await lent('super_admin');
  const undo = await stubCall(page, '/providers', 500, { message: specified('error.server') });
  await page.goto('/admin/providers');
  await expect(page.getByRole('main').getByText(specified('error.server'))).toBeVisible();
  await undo();
  await page
    .getByRole('main')
    .getByRole('button', { name: specified('kit.retry') })
    .click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('without a network the page shows it, and works again afterwards', async ({ lent }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/inbox');
  await expect(chrome(page).heading).toBeVisible();
  await page.route('**/api/v1/providers*', (route) => route.abort());
  await page.goto('/admin/providers');
  await expect(page.getByRole('main').getByRole('button', { name: specified('kit.retry') })).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/api/v1/providers*');
  await page
    .getByRole('main')
    .getByRole('button', { name: specified('kit.retry') })
    .click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('R6-042 R6-045: actions of a permission are not in the page without it', async ({ lent }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/jobs');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: specified('form.post_a_job') })
      .or(page.getByRole('main').getByRole('button', { name: specified('form.post_a_job') })),
  ).toBeVisible();
  const restore = await grantOnly(page, (permission) => permission !== 'job-create');
  await page.goto('/admin/jobs');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(specified('form.post_a_job'))).toHaveCount(0);
  await restore();
});
