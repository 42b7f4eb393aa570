import type { Page as ListPage } from '@careloom/contract/envelope';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { expect, test } from '../fixtures/test';
import { recordPage } from '../pages/record-page';
import { expectSeen, listen } from '../pages/shown';
import type { Api } from '../support/api';

/** The tabs of a worker under both spellings of a team leader's area: the open tab, and the first record that the API has for it. */

interface Item {
  name?: string;
  number?: string;
  provider?: { name: string };
}
/** A worker of the leader with a record of a kind, and the first such record. */
async function firstOf(api: Api, call: string) {
  const { items: workers } = await api.get<ListPage<SupportWorker>>('/team-leader/support-worker?per_page=100');
  for (const { id } of workers) {
    const [record] = (await api.get<ListPage<Item>>(`${call}${id}`)).items;
    if (record) return { id, record };
  }
  throw new Error(`No worker of the leader has a record at ${call}.`);
}

/** The shown name of a record: of a job, a shift or a provider; for an invoice its number. */
const wordOf = ({ name, number, provider }: Item) => name ?? number ?? provider?.name ?? '';

const TABS = [
  ['R2-090', 'Jobs', 'jobs', 'Start Date', '/team-leader/jobs?worker_id='],
  ['R2-091', 'Invoices', 'invoices', 'Number', '/invoice?worker_id='],
  ['R2-092', 'Service Agreements', 'service-agreements', 'Provider', '/support-worker/service-agreements?user_id='],
  ['R2-093', 'Shifts', 'shifts', 'Total Cost', '/shift/get-worker-shift-list?worker_id='],
] as const;

for (const [id, tab, path, head, call] of TABS) {
  test(`${id}: the tab ${path} of a worker is open for a team leader and shows its first record`, async ({ lent, as }) => {
    const api = await as('team_leader');
    const { id: worker, record } = await firstOf(api, call);
    const page = await lent('team_leader');
    const expectQuiet = listen(page);
    for (const area of ['team-leader', 'team_leader']) {
      await page.goto(`/${area}/support-workers/detail/${worker}/${path}`);
      await expect(recordPage(page).tab(tab)).toHaveAttribute('aria-current', 'page');
      await expect(recordPage(page).tab('Overview')).not.toHaveAttribute('aria-current');
      await expectSeen(page, { heads: [head], row: [wordOf(record)] });
    }
    expectQuiet();
  });
}
