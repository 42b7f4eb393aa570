import { notifications, type Notification } from '@careloom/contract/resources/notifications';
import { bell } from '../pages/bell';
import { expect, test as base } from '../fixtures/test';
import { postJob } from '../support/hiring';
import { SLOW } from '../support/hands';

/** In a separate product: its notifications would hide those that other tests rely on. */
const test = base.extend<object, { ownProduct: true }>({ ownProduct: [true, { scope: 'worker', auto: true }] });

const BURST = 200;
/** Maximum number of list reads, for notifications that arrive over some seconds: each read includes those that arrived during the last one. */
const READS = BURST / 4;

interface Answer {
  items: Notification[];
  totalUnreadCount: number;
}

test(`${BURST} notifications in a burst: the badge is right, text typed meanwhile is kept, and the list is read only a few times`, async ({
  as,
  signedIn,
}) => {
  test.setTimeout(120_000);
  const [admin, worker] = [await as('super_admin'), await as('worker')];
  const job = await postJob(admin, `Burst ${Date.now()}`);
  const page = await signedIn('super_admin');
  await page.goto('/admin/houses');
  const search = page.getByRole('searchbox').first();
  await search.click();
  const [newest] = (await admin.get<Answer>(notifications.list.path)).items;
  await admin.post(notifications.markAllRead.path, { newest: newest?.id });
  await expect(bell(page).badge).toBeHidden();
  let reads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(notifications.list.path)) reads += 1;
  });
  await page.evaluate(() => {
    const slowest: number[] = [];
    Object.assign(globalThis, { slowest });
    new PerformanceObserver((list) => slowest.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });

  const burst = (async () => {
    for (let sent = 0; sent < BURST; sent++) {
      await worker.post('/support-worker/jobs/apply-job', { job_id: job.id });
      await worker.post('/support-worker/jobs/withdraw-application', { job_id: job.id });
    }
  })();
  const words = 'banksia house by the river';
  await page.keyboard.type(words, { delay: SLOW });
  await burst;

  await expect(search).toHaveValue(words);
  await expect(search).toBeFocused();
  await expect(bell(page).badge).toHaveText('99+');
  const { totalUnreadCount } = await admin.get<Answer>(notifications.list.path);
  expect(totalUnreadCount).toBeGreaterThanOrEqual(BURST);
  await expect(bell(page).button).toHaveAccessibleName(new RegExp(`${totalUnreadCount} unread$`));
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(READS);
  const slowest = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { slowest: number[] }).slowest));
  test.info().annotations.push({ type: 'measured', description: `${reads} reads; slowest interaction ${slowest} ms` });
});
