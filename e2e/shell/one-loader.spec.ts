import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { holdCalls } from '../support/faults';

declare global {
  interface Window {
    framesSeen?: string[];
    /** The layout shift, and the element that moved most. */
    shifts?: { value: number; moved: string }[];
  }
}

/** Records for each frame what is visible: the loader, a skeleton, both, nothing, or content. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    window.framesSeen = [];
    const look = () => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const loader = document.querySelector('.cl-veil') !== null;
      const skeleton = [...document.querySelectorAll('main .cl-bone')].some(isSeen);
      const content = [...document.querySelectorAll('main :is(tbody tr:not(.cl-skeleton-row), .cl-facts, [data-next-shift])')].some(isSeen);
      const seen = [loader && 'loader', skeleton && 'skeleton', content && 'content'].filter(Boolean).join('+') || 'blank';
      if (window.framesSeen?.at(-1) !== seen) window.framesSeen?.push(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test('a slow list shows the loader, then its skeleton, then its rows; never two at once and never a blank frame', async ({ lent }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/jobs');
  await expect(page.getByRole('main').locator('tbody .cl-open').first()).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  const letGo = await holdCalls(page, '/house');
  await watchFrames(page);
  await openFromMenu(page, { item: 'menu.houses' });
  await expect(page.getByRole('main').locator('.cl-skeleton-row').first()).toBeVisible();
  letGo();
  await expect(page.getByRole('main').locator('tbody .cl-open').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.framesSeen?.at(-1))).toBe('content');
  const seen = (await page.evaluate(() => window.framesSeen)) ?? [];
  expect(seen.filter((frame) => frame === 'blank' || frame === 'loader+skeleton')).toEqual([]);
  expect(seen).toContain('skeleton');
});

test('R4-068 R4-069 R7-121: a slow record shows only the loader: no skeleton under it, and no blank frame after it', async ({ lent }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/jobs');
  const first = page.getByRole('main').locator('tbody .cl-open').first();
  await expect(first).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  const letGo = await holdCalls(page, '/jobs/');
  await watchFrames(page);
  await first.click();
  await expect(page).toHaveURL(/\/jobs\/detail\/\d+/);
  await expect(chrome(page).loader).toBeVisible();
  await expect(first).toBeHidden();
  // Longer than the delay of a skeleton: it would be under the loader by now.
  await expect
    .poll(() => page.evaluate(() => performance.now() - (performance.getEntriesByType('event').at(-1)?.startTime ?? 0)))
    .toBeGreaterThan(600);
  letGo();
  await expect(page.getByRole('main').locator('.cl-facts').first()).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  const seen = (await page.evaluate(() => window.framesSeen)) ?? [];
  expect(seen.filter((frame) => frame === 'blank' || frame.includes('loader+skeleton'))).toEqual([]);
});

/** Opens a page with late responses of the API, that of one call last. */
async function openLate(page: Page, pathname: string, last = 'none'): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        window.shifts?.push({
          value,
          moved: sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120)).join('; '),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(
    (url) => url.pathname.startsWith('/api/v1/'),
    async (route) => {
      const isLast = new URL(route.request().url()).pathname.endsWith(last);
      await new Promise((resolve) => setTimeout(resolve, isLast ? 1_400 : 600));
      await route.continue();
    },
  );
  await page.goto(pathname);
  await expect(chrome(page).heading).toBeVisible();
  await expect(page.getByRole('main').locator('.cl-bone, [data-bone]')).toHaveCount(0, { timeout: 15_000 });
  await expect(chrome(page).loader).toBeHidden();
}

/** Expects that nothing visible has moved so far. */
async function expectStill(page: Page) {
  const shifts = (await page.evaluate(() => window.shifts)) ?? [];
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, shifts.map(({ value, moved }) => `${value.toFixed(3)} by ${moved}`).join('\n')).toBeLessThanOrEqual(0.02);
}

for (const { role, pathname, width } of [
  { role: 'worker', pathname: '/worker/dashboard', width: 1440 },
  { role: 'worker', pathname: '/worker/dashboard', width: 390 },
  { role: 'super_admin', pathname: '/admin', width: 1440 },
  { role: 'super_admin', pathname: '/admin/account-settings', width: 1440 },
] as const) {
  test(`${pathname} at ${width} px does not shift when its data are late`, async ({ signedIn }) => {
    const page = await signedIn(role, { viewport: { width, height: 900 } });
    await openLate(page, pathname);
    await expectStill(page);
  });
}

test('the dashboard of a worker with an offered shift does not shift either, whether the offer or its code is last', async ({
  signedIn,
  as,
  users,
}) => {
  const [planner, own, { id: worker }] = [await as('super_admin'), await as('worker'), await users('worker')];
  const { items } = await own.get<PageOf<Shift>>('/shift', { shift_type: 'schedule', per_page: 1 });
  const [last] = items;
  const offered = { job_id: last?.job.id, date: last?.date, name: 'Extra hour', start_time: '02:00', end_time: '03:00', type: 'normal' };
  const { id } = await planner.post<Shift>('/shift', { ...offered, worker_id: null, status: 'draft' });
  await planner.post(`/shift/${id}/offers`, { worker_ids: [worker] });
  try {
    const page = await signedIn('worker', { viewport: { width: 390, height: 900 } });
    await openLate(page, '/worker/dashboard', '/shift-offers');
    await expect(page.getByRole('region', { name: 'Offered to you' }).getByText('02:00–03:00')).toBeVisible();
    await expectStill(page);
    const another = await page.context().newPage();
    await another.route(
      (url) => url.pathname.endsWith('/slots-worker-next-shift.js'),
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2_500));
        await route.continue();
      },
    );
    await openLate(another, '/worker/dashboard');
    await expect(another.getByRole('region', { name: 'Offered to you' }).getByText('02:00–03:00')).toBeVisible();
    await expectStill(another);
  } finally {
    await planner.post(`/shift/${id}/offers/withdraw`, {});
  }
});
