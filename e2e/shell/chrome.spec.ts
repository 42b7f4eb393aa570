import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { openOnce } from '../support/open-once';
import { ROUTE_ROWS } from '../support/routes';
import { ROLE_NAMES, ROLES } from '../support/roles';

const open = openOnce();

for (const role of ROLE_NAMES) {
  test(`R1-049 R1-050: the profile picture of ${role} leads to account settings`, async ({ visit }) => {
    const page = await visit(role, `/${ROLES[role].area}/inbox`);
    await chrome(page).picture.click();
    await expect(page).toHaveURL(`/${ROLES[role].area}/account-settings`);
  });

  test(`R1-044 R1-045 R1-051: the header of ${role} has a logo that links to the role’s dashboard, and there is a sidebar`, async ({
    visit,
  }) => {
    const page = await visit(role, `/${ROLES[role].area}/inbox`);
    await expect(chrome(page).sidebar).toBeVisible();
    await chrome(page).logo.click();
    await expect(page).toHaveURL(ROLES[role].dashboard);
  });

  test(`R1-054 R1-055: the footer of ${role} has the current year and All Rights Reserved`, async ({ standing }) => {
    const page = await open(await standing(role), `/${ROLES[role].area}/inbox`);
    await expect(chrome(page).footer).toHaveText(specified('footer.copyright', { year: new Date().getFullYear() }));
  });
}

test('R1-052 R1-053: the breadcrumb is that of the table of routes, with the name of the record once it is known', async ({
  visit,
  as,
}) => {
  const { items } = await (await as('super_admin')).get<{ items: { id: number; name: string }[] }>('/jobs');
  const [job] = items;
  const page = await visit('super_admin', `/admin/jobs/detail/${job?.id ?? 0}/applicants`);
  const { breadcrumb = '' } = ROUTE_ROWS.find(({ name }) => name === 'job-applicants') ?? {};
  await expect(chrome(page).crumbs).toHaveText(breadcrumb.split(' > ').map((crumb) => crumb.replace('{job name}', job?.name ?? '')));
  await chrome(page).breadcrumb.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page).toHaveURL('/admin/jobs');
});

test('R2-283 R2-284: the title of the document follows the route, with the product name after it', async ({ visit }) => {
  const page = await visit('super_admin', '/admin');
  await expect(page).toHaveTitle(`Dashboard${specified('title.suffix')}`);
  await chrome(page).picture.click();
  await expect(page).toHaveTitle(`Account Settings${specified('title.suffix')}`);
});

test('R1-001 R1-058: the product opens in a browser, in English', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(`Log In${specified('title.suffix')}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('R1-012 R2-190: the link on the login screen leads a guest to the first step of signing up', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: specified('screen.sign_up') }).click();
  await expect(page).toHaveURL('/sign-up/step-one');
  await expect(page).toHaveTitle(`Sign Up${specified('title.suffix')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
});
