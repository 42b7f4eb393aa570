import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

test('who has the product open is online for those who write to them, and no longer once the last page is closed', async ({
  signedIn,
  as,
  users,
}) => {
  const leader = await users('team_leader');
  await (await as('super_admin')).post('/send-message', { recipient_id: leader.id, message: 'Are you there?' });
  const here = await signedIn('super_admin');
  await here.goto(`/admin/inbox?with=${leader.id}`);
  const name = `${leader.first_name} ${leader.last_name}`;
  const row = here.getByRole('list', { name: specified('inbox.conversations') }).getByRole('button', { name });
  const shown = here.locator('section header').filter({ hasText: name });
  await expect(shown).toBeVisible();
  await expect(shown).not.toContainText(specified('inbox.online'));
  const there = await signedIn('team_leader');
  await there.goto('/team-leader/dashboard');
  await expect(shown).toContainText(specified('inbox.online'));
  await expect(row).toHaveAccessibleName(new RegExp(specified('inbox.online')));
  const second = await there.context().newPage();
  await second.goto('/team-leader/inbox');
  await expect(second.getByRole('main')).toBeVisible();
  await there.close();
  await expect(shown).toContainText(specified('inbox.online'));
  await second.close();
  await expect(shown).not.toContainText(specified('inbox.online'));
  await expect(row).not.toHaveAccessibleName(new RegExp(specified('inbox.online')));
});
