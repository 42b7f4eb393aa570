import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { BUILT_QUICK_ACTIONS } from '../support/built-routes';
import { holdFiles } from '../support/faults';
import { remoteFolder } from '../support/registry';
import { openOnce } from '../support/open-once';
import { ROLE_NAMES, ROLES } from '../support/roles';

const open = openOnce();

const ACTIONS = [
  ['R2-224 R6-047 R2-229', 'quick.add_house'],
  ['R2-225 R6-048 R2-230', 'quick.post_a_job'],
  ['R2-226 R6-049 R2-231', 'quick.add_team_member'],
] as const;

for (const [ids, label] of ACTIONS) {
  if (!BUILT_QUICK_ACTIONS.includes(label)) continue;
  test(`${ids}: ${specified(label)} is in the header of the admin side, and only in the sidebar of the admin`, async ({ standing }) => {
    for (const role of ROLE_NAMES) {
      await test.step(role, async () => {
        const page = await open(await standing(role), `/${ROLES[role].area}/inbox`);
        await expect(chrome(page).logout).toBeVisible();
        const inHeader = ROLES[role].area === 'admin' ? 1 : 0;
        await expect(chrome(page).header.getByRole('button', { name: specified(label) })).toHaveCount(inHeader);
        const inSidebar = role === 'super_admin' ? 1 : 0;
        await expect(chrome(page).sidebar.getByRole('button', { name: specified(label) })).toHaveCount(inSidebar);
      });
    }
  });
}

test('R2-227 R2-228 R4-077: a quick action opens its form as a modal, after the loader, from any page', async ({ lent, product }) => {
  const page = await lent('senior_manager');
  const letGo = await holdFiles(page, await remoteFolder(product.address, 'jobs'));
  await page.goto('/admin');
  await expect(chrome(page).heading).toBeVisible();
  await chrome(page)
    .header.getByRole('button', { name: specified('quick.post_a_job') })
    .click();
  await expect(chrome(page).loader).toBeVisible();
  const modal = page.getByRole('dialog', { name: specified('form.post_a_job') });
  await expect(modal).toHaveCount(0);
  letGo();
  await expect(modal).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  await expect(page).toHaveURL('/admin');
});

test('R4-075: Escape hides the loader of a quick action, and nothing opens afterwards', async ({ lent, product }) => {
  const page = await lent('senior_manager');
  const letGo = await holdFiles(page, await remoteFolder(product.address, 'jobs'));
  await page.goto('/admin');
  await expect(chrome(page).heading).toBeVisible();
  await chrome(page)
    .header.getByRole('button', { name: specified('quick.post_a_job') })
    .click();
  await expect(chrome(page).loader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chrome(page).loader).toBeHidden();
  letGo();
  await expect(page.getByRole('dialog', { name: specified('form.post_a_job') })).toHaveCount(0);
});
