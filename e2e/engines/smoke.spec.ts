import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { openFromMenu } from '../pages/menu';
import { remoteCard } from '../pages/remote-card';
import { remoteFolder } from '../support/registry';
import { REMOTE_SCREENS } from '../support/remotes';
import { ROLES } from '../support/roles';
import { expect, test } from './test';

/** What module federation says whenever a remote is asked for again. */
const ASKED_AGAIN = /The remote "settings" is already registered/;

test('an admin signs in by keys, sees the dashboard and the jobs, and a part that failed comes by Retry', async ({ person, site, as }) => {
  const page = await person('admin');
  const api = await as('super_admin');
  const { gate } = site;
  const screenOf = (name: string) => {
    const screen = REMOTE_SCREENS.find(({ remote }) => remote === name);
    if (!screen) throw new Error(`There is no screen of ${name}.`);
    return screen;
  };
  const main = page.getByRole('main');

  await test.step('sign in', async () => {
    await loginPage(page).open();
    await loginPage(page).signIn(ROLES.super_admin.email);
    await main.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await main.getByRole('heading', { name: 'Needs you' }).waitFor();
  });

  await test.step('the jobs', async () => {
    const { menu, rowOf } = screenOf('jobs');
    await openFromMenu(page, menu);
    await main.getByRole('heading', { level: 1, name: 'All Jobs' }).waitFor();
    await main.getByText(await rowOf(api)).waitFor();
    await chrome(page).loader.waitForNone();
  });
  expect(gate.takeFaults()).toEqual([]);

  await test.step('a part that failed', async () => {
    const { menu, rowOf } = screenOf('settings');
    const { card, retry } = remoteCard(page);
    gate.lose(await remoteFolder(gate.address, 'settings'));
    await openFromMenu(page, menu);
    await card.waitFor();
    gate.lose();
    await retry.click();
    await main.getByText(await rowOf(api)).waitFor();
    await card.waitForNone();
    for (const fault of gate.takeFaults()) expect(fault).toMatch(ASKED_AGAIN);
  });
});
