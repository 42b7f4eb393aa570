import type { Page as ListPage } from '@careloom/contract/envelope';
import type { RegistryEntry } from '@careloom/contract/manifest';
import type { Earnings } from '@careloom/contract/resources/invoices';
import type { Job } from '@careloom/contract/resources/jobs';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { Shift } from '@careloom/contract/resources/shifts';
import { noteShifts, stabilityOf } from '../bench/shifts/layout-shifts';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { recordPage } from '../pages/record-page';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { changeEntries, remoteFolder } from '../support/registry';

const AHEAD = { status: 'published,confirmed,in_progress', sort: 'start_at', dir: 'asc' };
/** The limit for the page, as for every page. */
const MOST_MOVED = 0.02;
const LATE_MS = 1500;

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** A worker with future shifts and a job, and these shifts. */
async function busyWorker(api: Api) {
  const { items } = await api.get<ListPage<Job>>('/jobs', { status: 'assigned', per_page: 100 });
  for (const { worker } of items) {
    if (!worker) continue;
    const { items: shifts } = await api.get<ListPage<Shift>>('/shift', { ...AHEAD, worker_id: worker.id, per_page: 3 });
    if (shifts.length === 3) return { id: worker.id, shifts };
  }
  throw new Error('The seed has no worker with a job and three shifts to come.');
}

const overviewOf = (id: number) => `/admin/support-workers/detail/${id}/overview`;

test('a worker’s overview starts with the next shifts, the jobs and earnings; each links to its page, and each change takes one click', async ({
  visit,
  as,
}) => {
  const api = await as('super_admin');
  const { id, shifts } = await busyWorker(api);
  const { months, rostered_cents } = await api.get<Earnings>(`/worker-earnings/${id}`);
  const page = await visit('super_admin', overviewOf(id));
  const { main } = recordPage(page);
  const next = main.getByRole('region', { name: 'Next shifts' }).getByRole('listitem');
  await expect(next).toHaveCount(shifts.length);
  for (const [at, { start_time, end_time, house }] of shifts.entries()) {
    await expect(next.nth(at)).toContainText(`${start_time}–${end_time}`);
    await expect(next.nth(at)).toContainText(house.name);
  }
  const jobs = await api.get<ListPage<Job>>('/jobs', { worker_id: id, status: 'assigned', per_page: 2 });
  const listed = main.getByRole('region', { name: specified('menu.group.jobs') }).getByRole('listitem');
  await expect(listed).toContainText(jobs.items.map(({ name }) => name));
  const earned = main.getByRole('region', { name: /^Earned in [A-Z][a-z]+$/ });
  const cents = months.at(-1)?.earned_cents ?? 0;
  await expect(earned).toContainText(dollars(cents));
  if (rostered_cents > 0) await expect(earned).toContainText(`of ${dollars(cents + rostered_cents)} rostered`);
  await expect(earned.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'All changes' }).click();
  await expect(page).toHaveURL(`/admin/audit?record=users&record_id=${id}`);
  await expect(main.getByText(`Only the changes of Person ${id}.`)).toBeVisible();
  await page.goBack();
  await next.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/timesheet\/(schedule|log)\?from=(\d{4}-\d\d-\d\d)&to=\2&search=/);
  await expect(
    recordPage(page)
      .row(shifts[0]?.house.name ?? '')
      .first(),
  ).toBeVisible();
});

test('an agreement that ends soon is shown in a note with its cost, and with the form that sends a new one', async ({ visit, as }) => {
  const { items } = await (await as('super_admin')).get<ListPage<SupportWorker>>('/support-worker', { per_page: 100 });
  const ending = items.find(({ service_agreement }) => service_agreement?.expiry_message);
  const page = await visit('super_admin', overviewOf(ending?.id ?? 0));
  const { main } = recordPage(page);
  await expect(main.getByText(/^The service agreement ends on \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(main.getByText(/Without a new one (the (\d+ shifts|shift) rostered|no shift) after it can/)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: specified('form.send_service_agreement') }).click();
  await expect(page.getByRole('dialog', { name: specified('form.send_service_agreement') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone nothing shifts if the code of the three remotes is late, and the page works if they fill no slot', async ({
  signedIn,
  as,
  product,
}) => {
  const { id } = await busyWorker(await as('super_admin'));
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const late = await signedIn('super_admin', options);
  await noteShifts(late.context());
  const folders = await Promise.all(['timesheets', 'jobs', 'finance'].map((remote) => remoteFolder(product.address, remote)));
  await late.route(
    ({ pathname }) => folders.some((folder) => pathname.startsWith(folder)),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    },
  );
  await late.goto(overviewOf(id));
  // Several delayed files in sequence: on a busy machine that takes longer than other screens.
  await expect(recordPage(late).main.getByRole('region', { name: /^Earned in / })).toBeVisible({ timeout: 20_000 });
  await expect(recordPage(late).main.locator('.cl-bone')).toHaveCount(0);
  const { score, moved } = await stabilityOf(late);
  expect(score, moved).toBeLessThan(MOST_MOVED);
  await expectNoSidewaysScroll(late);

  const without = await signedIn('super_admin', options);
  const emptied = (entry: RegistryEntry) => ({ ...entry, manifest: { ...entry.manifest, slots: [] } });
  await changeEntries(without, emptied, ['timesheets', 'jobs', 'finance']);
  await without.goto(overviewOf(id));
  await expect(chrome(without).heading).toBeVisible();
  await expect(recordPage(without).main.getByRole('region', { name: specified('records.profile') })).toBeVisible();
  await expect(recordPage(without).main.getByRole('region', { name: 'Next shifts' })).toHaveCount(0);
  const [first] = await recordPage(without).main.locator('.cl-overview > div').first().locator(':scope > *:visible').all();
  await expect(first ?? without.locator('body')).toContainText(specified('records.profile'));
});
