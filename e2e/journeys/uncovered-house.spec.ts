import { expect, test } from '../fixtures/test';
import { recordPage } from '../pages/record-page';
import { expectAccessible } from '../support/axe';
import { addHouse } from '../support/hiring';

test('a house shows whether it is covered, and an uncovered period opens the shifts of that day', async ({ visit, as, users }) => {
  const { id } = await addHouse(await as('super_admin'), 'Uncovered Court', (await users('team_leader')).id);
  const page = await visit('super_admin', `/admin/houses/detail/${id}/overview`);
  const card = recordPage(page).main.getByRole('region', { name: /^Nobody is rostered until/ });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  const find = card.getByRole('link', { name: /^Find a worker for \w{3} \d\d:\d\d$/ });
  await expect(find).toHaveAttribute('href', /\/admin\/timesheet\/schedule\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await card.getByRole('link', { name: /Nobody/ }).click();
  await expect(page).toHaveURL(/\/admin\/timesheet\/schedule\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
});
