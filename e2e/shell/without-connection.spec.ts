import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Expense } from '@careloom/contract/resources/expenses';
import type { Notification } from '@careloom/contract/resources/notifications';
import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { addExpenseButton, expenseForm, RECEIPT } from '../pages/expense-form';
import { recordWakeUp } from '../pages/wake-up';
import { apiOf } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { HANDS, type Hand } from '../support/hands';
import { untilKept } from '../support/kept';
import { releaseNext } from '../support/next-release';
import { signIn } from '../support/roles';
import { workerAfterNight } from '../support/worker-after-night';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const [, touch] = HANDS as readonly [Hand, Hand];
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });

test('a worker opens the product on a phone without a connection, reads the next shift, records a wake-up and adds an expense: each is sent once', async ({
  as,
  product,
  pageFor,
}) => {
  const admin = await as('super_admin');
  const { worker, shift } = await workerAfterNight(admin, 1);
  const title = `Bus fares ${String(Date.now()).slice(-6)}`;
  const user = await signIn(product.address, worker.email);
  const [newest] = (await apiOf(product.address, user.token).get<PageOf<Notification>>('/notification')).items;
  const first = await pageFor(user, PHONE);
  const sent: string[] = [];
  first.context().on('request', (request) => {
    if (request.method() === 'POST' && /\/(shift\/wake-up|expense)$/.test(request.url()))
      sent.push(`${request.url().split('/').at(-1) ?? ''} ${request.headers()['idempotency-key'] ?? 'no key'}`);
  });
  await first.goto('/worker/dashboard');
  await expect(first.getByRole('region', { name: 'Next shift' })).toContainText(shift.house.name);
  await untilKept(first);
  await first.close();

  const page = await first.context().newPage();
  await page.context().setOffline(true);
  await test.step('the dashboard opens with the next shift and shows the time of its data', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/worker/dashboard');
    const card = page.getByRole('region', { name: 'Next shift' });
    await expect(card).toContainText(shift.house.name);
    await expect(card).toContainText(`$${shift.total_cost}`);
    await expect(bar(page)).toHaveText(/What you see is of \d\d:\d\d\.$/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the page of the shift opens', async () => {
    await page.goto(`/worker/timesheet/log/detail/${shift.id}`);
    await expect(page.getByRole('main')).toContainText(shift.house.name);
    await expect(page.getByRole('main')).toContainText(`$${shift.total_cost}`);
    await page.goto('/worker/dashboard');
  });

  await test.step('the notifications of the bell are on their page', async () => {
    await page.goto('/worker/notification');
    await expect(
      page
        .getByRole('region', { name: 'Notifications' })
        .getByText(newest?.message ?? 'none')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.goto('/worker/dashboard');
  });

  await test.step('a wake-up is recorded and waits', async () => {
    const card = page.getByRole('region', { name: 'Next shift' });
    await expect(await recordWakeUp(page, card, '02:10', '02:40')).toBeHidden();
    await expect(card).toContainText('02:10–02:40');
  });

  await test.step('an expense is added on a page that was never opened', async () => {
    await page.goto('/worker/expenses');
    await addExpenseButton(page).tap();
    const form = expenseForm(page, 'form.add_expense', touch);
    await form.dialog.locator('input[capture=environment]').setInputFiles(RECEIPT);
    await touch.type(page, form.control('job_id'), 'a');
    await touch.take(page, page.getByRole('option').first());
    await form.fill({ amount: '18.40', title });
    await form.submit('form.add_expense');
    await expect(page.getByRole('main').getByText(`Add Expense: ${title}, $18.40`)).toBeVisible();
  });

  await test.step('waiting entries are still there after it is opened again, and are sent once the connection is back', async () => {
    await page.goto('/worker/expenses');
    await expect(page.getByRole('main').getByText(`Add Expense: ${title}, $18.40`)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('main').getByText(`Add Expense: ${title}, $18.40`)).toHaveCount(0);
    await expect.poll(async () => (await admin.get<ShiftDetail>(`/shift/${shift.id}`)).wake_ups?.length).toBe(1);
    expect((await admin.get<PageOf<Expense>>('/expense', { search: title })).total).toBe(1);
    expect(sent.map((one) => one.split(' ')[0]).sort()).toEqual(['expense', 'wake-up']);
    await expect(bar(page)).toHaveCount(0);
  });
});

test('every release and rollback takes effect at the next navigation; without a connection the last one is used, and no file of another is stored', async ({
  signedIn,
  product,
}) => {
  const page = await signedIn('super_admin');
  const versionOf = () =>
    page.evaluate(() => {
      const { remotes } = JSON.parse(document.getElementById('registry')?.textContent ?? '') as {
        remotes: { name: string; version: string }[];
      };
      return remotes.find(({ name }) => name === 'settings')?.version;
    });
  const keptVersions = () =>
    page.evaluate(async () => {
      const files = await (await caches.open('careloom-files')).keys();
      return [
        ...new Set(files.map(({ url }) => /\/assets\/settings\/([^/]+)\//.exec(url)?.[1]).filter((version) => version !== undefined)),
      ];
    });
  const title = specified('menu.masters.providers');
  const open = async () => {
    await page.goto('/admin/providers');
    await expect(chrome(page).heading).toHaveText(title);
    await untilKept(page);
  };
  await open();
  const before = (await versionOf()) ?? '';
  const { rollback } = await releaseNext(product.dataDir, 'settings', '1.0.0+kept');
  try {
    await open();
    expect(await versionOf()).toBe('1.0.0+kept');
    await expect.poll(keptVersions).toEqual(['1.0.0+kept']);
  } finally {
    await rollback();
  }
  await open();
  expect(await versionOf()).toBe(before);
  await expect.poll(keptVersions).toEqual([before]);
  await page.context().setOffline(true);
  await page.goto('/admin/providers');
  await expect(bar(page)).toBeVisible();
  await expect(chrome(page).heading).toHaveText(title);
  expect(await versionOf()).toBe(before);
});

test('if nothing is stored a separate page shows that there is no connection, and opens the requested page when it is back', async ({
  signedIn,
}) => {
  const page = await signedIn('worker', PHONE);
  await page.goto('/worker/notification');
  await untilKept(page);
  await page.evaluate(() => caches.delete('careloom-page'));
  await page.context().setOffline(true);
  await page.goto('/worker/inbox');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).tap();
  await expect(page).toHaveURL('/worker/inbox');
  await expect(chrome(page).heading).toHaveText(specified('menu.inbox'));
});

test('a logout removes all loaded data from the device', async ({ product, pageFor }) => {
  const user = await signIn(product.address, 'worker@careloom.test');
  const page = await pageFor(user);
  const kept = () =>
    page.evaluate(async (name) => {
      if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0;
      return new Promise<number>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => failed(new Error(`${name} can not be opened.`));
        opening.onsuccess = () => {
          const count = opening.result.transaction('answers').objectStore('answers').count();
          count.onsuccess = () => {
            opening.result.close();
            done(count.result);
          };
        };
      });
    }, `careloom-answers-${user.id}`);
  await page.goto('/worker/dashboard');
  await expect.poll(kept).toBeGreaterThan(3);
  await chrome(page).logout.click();
  await confirmDialog(page, specified('logout.confirm')).confirm.click();
  await expect(page).toHaveURL('/login');
  await expect.poll(kept).toBe(0);
});
