import type { invoiceDrafts } from '@careloom/contract/resources/invoice-drafts';
import type { DataOf } from '@careloom/contract/call';
import type { Person } from '@careloom/contract/entities';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, tabTo } from '../support/keyboard';

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`;
const contactOf = async (api: Api, { id }: Person) => (await api.get<SupportWorker>(`/support-worker/${id}`)).xero_contact_id;

/** Workers with unbilled work and without a contact in Xero. */
async function strangers(api: Api): Promise<Person[]> {
  const { shifts } = await api.get<DataOf<typeof invoiceDrafts.unbilled>>('/invoice/unbilled');
  const workers = [...new Map(shifts.map(({ worker }) => [worker.id, worker])).values()];
  const contacts = await Promise.all(workers.map((worker) => contactOf(api, worker)));
  return workers.filter((_worker, at) => contacts[at] === null);
}

test('R8-038: a refusal to generate names the worker without a contact in Xero, and the contact is created in place, by keys', async ({
  visit,
  as,
}) => {
  test.setTimeout(60_000);
  const api = await as('senior_manager');
  const [worker] = await strangers(api);
  if (!worker) throw new Error('Xero knows everybody.');
  const page = await visit('senior_manager', '/admin/invoice/generate');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('checkbox', { name: nameOf(worker) }));
  await page.keyboard.press('Space');
  const generate = main.getByRole('button', { name: 'Generate 1 invoice' });
  await press(page, generate);
  await expect(main.getByRole('alert')).toHaveText(
    `${specified('xero.contact')} Nothing was generated: Xero has no contact for these workers.`,
  );
  const find = main.getByRole('button', { name: `Find contact of ${nameOf(worker)}` });
  await press(page, find);
  await expect(find).toHaveAttribute('aria-expanded', 'true');
  const make = main.getByRole('button', { name: 'Make a new contact in Xero' });
  await expect(make).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(page, make);
  await expect(find).toBeHidden();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(generate).toBeFocused();
  expect(await contactOf(api, worker)).not.toBeNull();
  await page.keyboard.press('Enter');
  await expect(chrome(page).toast(specified('success.invoice_generated'))).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/invoice\?status=generated$/);
  expect((await strangers(api)).map(({ id }) => id)).not.toContain(worker.id);
});
