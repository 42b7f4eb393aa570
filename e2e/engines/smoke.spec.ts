import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { openFromMenu } from '../pages/menu';
import { remoteCard } from '../pages/remote-card';
import { remoteFolder } from '../support/registry';
import { REMOTE_SCREENS } from '../support/remotes';
import { ROLES } from '../support/roles';
import { expect, test } from './test';

/** Console messages while a remote is not available: that it is registered again, and which of its files failed. */
const OF_THE_FAILED = /The remote "settings" is already registered|\/assets\/settings\//;

/** Runs in the page. */
function goWrong() {
  console.error('told');
  setTimeout(() => {
    throw new Error('thrown');
  });
  setTimeout(() => void Promise.reject(new Error('refused')));
  new Image().src = 'https://example.com/picture.png';
  void fetch('/api/v1/nothing');
}

test('an admin signs in by keys, sees the dashboard and the houses, and Retry loads a part that failed', async ({ person, site, as }) => {
  const page = await person('admin');
  const api = await as('super_admin');
  const { gate } = site;
  const screenOf = (name: string) => {
    const screen = REMOTE_SCREENS.find(({ remote }) => remote === name);
    if (!screen) throw new Error(`There is no screen of ${name}.`);
    return screen;
  };
  const main = page.getByRole('main');
  // From the start: a file that the browser has already prefetched cannot be dropped.
  gate.lose(await remoteFolder(gate.address, 'settings'));

  await test.step('sign in', async () => {
    await loginPage(page).open();
    await loginPage(page).signIn(ROLES.super_admin.email);
    await main.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await main.getByRole('heading', { name: 'Needs you' }).waitFor();
  });

  await test.step('the houses', async () => {
    const { menu, rowOf } = screenOf('workforce');
    await openFromMenu(page, menu);
    await main.getByRole('heading', { level: 1, name: 'Houses' }).waitFor();
    await main.getByText(await rowOf(api)).waitFor();
    await chrome(page).loader.waitForNone();
  });
  for (const fault of gate.takeFaults()) expect(fault).toMatch(OF_THE_FAILED);

  await test.step('a part that failed', async () => {
    const { menu, rowOf } = screenOf('settings');
    const { card, retry } = remoteCard(page);
    await openFromMenu(page, menu);
    await card.waitFor();
    gate.lose();
    await retry.click();
    await main.getByText(await rowOf(api)).waitFor();
    await card.waitForNone();
    for (const fault of gate.takeFaults()) expect(fault).toMatch(OF_THE_FAILED);
  });
});

test('errors of a page are recorded, in this engine too', async ({ person, site }) => {
  const page = await person('admin');
  await page.goto('/login');
  await site.gate.quiet();
  await page.evaluate(`void (${goWrong.toString()})()`);
  const faults: string[] = [];
  const missing = () => {
    faults.push(...site.gate.takeFaults());
    return [
      /console\.error told/,
      /uncaught .*thrown/,
      /unhandled rejection .*refused/,
      /Content-Security-Policy img-src/,
      /^404 GET \/api\/v1\/nothing/,
    ].filter((wanted) => !faults.some((fault) => wanted.test(fault)));
  };
  await expect.poll(missing).toEqual([]);
});
