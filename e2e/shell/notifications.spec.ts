import type { Page } from '@playwright/test';
import { notifications as calls, type Notification } from '@careloom/contract/resources/notifications';
import { chrome } from '../pages/chrome';
import { bell } from '../pages/bell';
import { notificationsPage } from '../pages/notifications-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { apiOf } from '../support/api';
import { openFromMenu } from '../pages/menu';
import { ROLES, signIn, type Role } from '../support/roles';

interface Answer {
  items: Notification[];
  totalUnreadCount: number;
  last_page: number;
}

const LIST = calls.list.path;

/** The paths of the list calls that the page makes, in order. */
function listCalls(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === `/api/v1${LIST}`) seen.push(`page=${searchParams.get('page') ?? '1'} per_page=${searchParams.get('per_page') ?? ''}`);
  });
  return seen;
}

test('R1-046 R1-047 R1-048: the bell has a badge with the number of unread ones and a dropdown', async ({ visit, as }) => {
  const { totalUnreadCount } = await (await as('super_admin')).get<Answer>(LIST);
  expect(totalUnreadCount).toBeGreaterThan(0);
  const page = await visit('super_admin', '/admin/inbox');
  await expect(bell(page).badge).toHaveText(totalUnreadCount > 99 ? /99/ : String(totalUnreadCount));
  await bell(page).button.click();
  await expect(bell(page).panel).toBeVisible();
  await expect(bell(page).items.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page).panel).toBeHidden();
  await expect(bell(page).button).toBeFocused();
});

test('R9-002 R9-003 R9-004: 25 at first, older ones load at the top by scrolling, and no request follows the last page', async ({
  lent,
  as,
}) => {
  const first = await (await as('super_admin')).get<Answer & { total: number }>(LIST);
  expect(first.last_page).toBeGreaterThan(1);
  const page = await lent('super_admin');
  const seen = listCalls(page);
  await page.goto('/admin/notification');
  const { items, scrollToTop } = notificationsPage(page);
  await expect(items).toHaveCount(25);
  expect(seen).toContain('page=1 per_page=25');
  for (let wanted = 2; wanted <= first.last_page; wanted++) {
    await scrollToTop();
    await expect(items).toHaveCount(Math.min(25 * wanted, first.total));
    expect(seen).toContain(`page=${wanted} per_page=25`);
  }
  await scrollToTop();
  await expect(items).toHaveCount(first.total);
  expect(seen.some((call) => call.startsWith(`page=${first.last_page + 1} `))).toBe(false);
});

test('R4-053 R4-054 R7-108: a click on an unread notification marks it as read and greys it', async ({ lent, as }) => {
  const { items } = await (await as('senior_manager')).get<Answer>(LIST);
  // A worker who applied twice has two with the same text.
  const isAlone = ({ message }: Notification) => items.filter((one) => one.message === message).length === 1;
  const unread = items.find((one) => one.is_read === 0 && isAlone(one));
  expect(unread).toBeDefined();
  const page = await lent('senior_manager');
  await page.goto('/admin/notification');
  const item = notificationsPage(page)
    .item(unread?.message ?? '')
    .first();
  await expect(item).toContainText(specified('notices.unread'));
  const ink = await item.evaluate((element) => getComputedStyle(element).color);
  const call = page.waitForRequest((request) => request.url().endsWith('/notification/mark-read'));
  await item.click();
  expect((await call).postDataJSON()).toEqual({ id: unread?.id });
  await page.goto('/admin/notification');
  await expect(item).not.toContainText(specified('notices.unread'));
  expect(await item.evaluate((element) => getComputedStyle(element).color)).not.toBe(ink);
});

test('"Mark as read" of the bell is one call for all, and the badge disappears', async ({ lent }) => {
  const page = await lent('team_leader');
  await page.goto('/team-leader/dashboard');
  const bell = chrome(page).bell;
  await expect(bell).toHaveAccessibleName(/\d unread$/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/notification/')) calls.push(new URL(request.url()).pathname);
  });
  await bell.click();
  await page.getByRole('button', { name: specified('button.mark_as_read') }).click();
  await expect(bell).toHaveAccessibleName(specified('chrome.no_notifications'));
  expect(calls).toEqual(['/api/v1/notification/mark-all-read']);
});

/** Requirement, role, type, and the address that a click leads to. */
const TARGETS: readonly (readonly [ids: string, role: Role, type: Notification['type'], address: RegExp])[] = [
  ['R7-128', 'super_admin', 'new_applicant', /^\/admin\/new-applicants\/detail\/\d+\/overview$/],
  ['R7-129', 'worker', 'assign_job', /^\/worker\/current-job\/\d+$/],
  ['R7-130', 'worker', 'close_job', /^\/worker\/archived-jobs\/detail\/\d+\/overview$/],
  ['R7-132', 'super_admin', 'expense_generated', /^\/admin\/expenses\/details\/\d+$/],
  ['R7-133', 'worker', 'expense_approve', /^\/worker\/expenses\/details\/\d+$/],
  ['R7-134', 'worker', 'expense_reject', /^\/worker\/expenses\/details\/\d+$/],
  ['R7-137 R6-054', 'senior_manager', 'apply_job', /^\/admin\/jobs\/detail\/\d+\/overview$/],
  ['R7-138 R6-054', 'team_leader', 'apply_job', /^\/team[-_]leader\/jobs\/detail\/\d+\/applicants\/\d+$/],
];

/** Shows only one notification, so that it is found whatever else has happened. */
async function showOnly(page: Page, notice: Notification) {
  await page.route(`**/api/v1${LIST}?*`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Answer };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, items: [notice], last_page: 1, total: 1 } } });
  });
}

async function openNotice(page: Page, role: Role, notice: Notification) {
  await showOnly(page, notice);
  await page.goto(`/${ROLES[role].area}/notification`);
  await notificationsPage(page).item(notice.message).first().click();
}

for (const [ids, role, type, address] of TARGETS) {
  test(`${ids}: ${role} who clicks a notification ${type} opens the page that it is about`, async ({ lent, as }) => {
    const { items } = await (await as(role)).get<Answer>(LIST, { per_page: 100 });
    const found = items.find((item) => item.type === type);
    if (!found) throw new Error(`The seed has no ${type} for ${role}.`);
    const page = await lent(role);
    await openNotice(page, role, found);
    await expect.poll(() => new URL(page.url()).pathname).toMatch(address);
    await expect(chrome(page).heading).toBeVisible();
  });
}

/** Notifications about a worker's agreements, and the address that a click leads to. */
const ABOUT_AGREEMENTS: readonly (readonly [id: string, role: Role, type: Notification['type'], address: RegExp])[] = [
  ['R7-135', 'worker', 'terminate_service_agreement', /^\/worker\/service-agreements$/],
  ['R7-136', 'super_admin', 'terminate_service_agreement', /^\/admin\/support-workers\/detail\/\d+\/service-agreements$/],
  ['R7-139', 'senior_manager', 'completed_service_agreement', /^\/admin\/support-workers\/detail\/\d+\/service-agreements$/],
  ['R7-140', 'worker', 'created_service_agreement', /^\/worker\/service-agreements$/],
];

for (const [id, role, type, address] of ABOUT_AGREEMENTS) {
  test(`${id}: ${role} who clicks a notification ${type} opens the agreements of the worker`, async ({ lent, as, users }) => {
    const [notice] = (await (await as(role)).get<Answer>(LIST)).items;
    if (!notice) throw new Error(`The seed has no notification for ${role}.`);
    const { id: worker } = await users('worker');
    const page = await lent(role);
    await openNotice(page, role, { ...notice, type, route_id: worker, message: specified(`notification.${type}`, { name: 'Ada Pike' }) });
    await expect.poll(() => new URL(page.url()).pathname).toMatch(address);
    if (role !== 'worker') expect(page.url()).toContain(`/${worker}/`);
    await expect(chrome(page).heading).toBeVisible();
  });
}

test('R7-131: a team leader who was assigned a house opens their dashboard', async ({ lent, as }) => {
  const [notice] = (await (await as('team_leader')).get<Answer>(LIST)).items;
  if (!notice) throw new Error('The seed has no notification for the team leader.');
  const page = await lent('team_leader');
  await openNotice(page, 'team_leader', {
    ...notice,
    type: 'assign_house',
    message: specified('notification.assign_house', { house: 'Wattle' }),
  });
  await expect(page).toHaveURL(ROLES.team_leader.dashboard);
});

test('R7-125 R7-126: a refused call for notifications shows the message of the server, and no loader stays', async ({ lent }) => {
  const page = await lent('worker');
  await page.route(`**/api/v1${LIST}?*`, (route) =>
    route.fulfill({ status: 401, json: { code: 401, message: specified('permission.refused'), error: 'forbidden' } }),
  );
  await page.goto('/worker/notification');
  await expect(chrome(page).toast(specified('permission.refused'))).toBeVisible();
  await page.route(`**/api/v1${LIST}?*`, (route) =>
    route.fulfill({ status: 422, json: { code: 422, message: specified('error.unprocessable'), errors: {} } }),
  );
  await page.goto('/worker/notification');
  await expect(page.getByRole('main').getByText(specified('error.unprocessable'))).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
});

test('R1-030: an admin opens the notifications from the menu and reads one', async ({ pageFor, product }) => {
  const user = await signIn(product.address, ROLES.super_admin.email);
  const api = apiOf(product.address, user.token);
  const before = (await api.get<Answer>(LIST)).items;
  const unread = before.find(({ is_read }) => is_read === 0);
  // Another test may cause a notification with the same text meanwhile, which is then first.
  const timesRead = (items: Answer['items']) => items.filter(({ message, is_read }) => message === unread?.message && is_read === 1).length;
  const page = await pageFor(user);
  await page.goto('/admin/inbox');
  await openFromMenu(page, { item: 'menu.notifications' });
  await notificationsPage(page)
    .item(unread?.message ?? '')
    .first()
    .click();
  await expect.poll(async () => timesRead((await api.get<Answer>(LIST)).items)).toBeGreaterThan(timesRead(before));
});
