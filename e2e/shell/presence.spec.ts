import type { Page as ListPage } from '@careloom/contract/envelope';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { ROLES, signIn } from '../support/roles';

test('a user with the product open is online for people who write to them, until the last page is closed', async ({
  signedIn,
  pageFor,
  as,
  product,
}) => {
  const admin = await as('super_admin');
  // Users with an account for tests may have pages of other tests open.
  const { items } = await admin.get<ListPage<SupportWorker>>('/support-worker', { per_page: 100 });
  const worker = items.filter(({ email }) => email !== ROLES.worker.email).at(-1);
  const user = await signIn(product.address, worker?.email ?? '');
  await admin.post('/send-message', { recipient_id: user.id, message: 'Are you there?' });
  const here = await signedIn('super_admin');
  await here.goto(`/admin/inbox?with=${user.id}`);
  const name = `${user.first_name} ${user.last_name}`;
  const row = here.getByRole('list', { name: specified('inbox.conversations') }).getByRole('button', { name });
  const shown = here.locator('section header').filter({ hasText: name });
  await expect(shown).toBeVisible();
  await expect(shown).not.toContainText(specified('inbox.online'));
  const there = await pageFor(user);
  await there.goto('/worker/notification');
  await expect(shown).toContainText(specified('inbox.online'));
  await expect(row).toHaveAccessibleName(new RegExp(specified('inbox.online')));
  const second = await there.context().newPage();
  await second.goto('/worker/inbox');
  await expect(second.getByRole('main')).toBeVisible();
  await there.close();
  await expect(shown).toContainText(specified('inbox.online'));
  await second.close();
  await expect(shown).not.toContainText(specified('inbox.online'));
  await expect(row).not.toHaveAccessibleName(new RegExp(specified('inbox.online')));
});
