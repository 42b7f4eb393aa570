import { remoteCard } from '../pages/remote-card';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { changeEntries } from '../support/registry';
import { REMOTE_SCREENS } from '../support/remotes';

const [jobs, workforce] = REMOTE_SCREENS;
if (!jobs || !workforce) throw new Error('The table of remotes begins with jobs and workforce.');

for (const needs of [
  { shared: '^99.0.0', contract: '^1.0.0' },
  { shared: '^1.0.0', contract: '^99.0.0' },
]) {
  test(`a remote that needs shared ${needs.shared} and contract ${needs.contract} is refused by a card, and the others work`, async ({
    signedIn,
    as,
  }) => {
    const page = await signedIn('super_admin');
    await changeEntries(page, (entry) => ({ ...entry, manifest: { ...entry.manifest, needs } }), ['jobs']);
    await page.goto(jobs.pathname);
    await expect(remoteCard(page).card).toContainText('jobs');
    await openFromMenu(page, workforce.menu);
    const row = await workforce.rowOf(await as('super_admin'));
    await expect(page.getByRole('main').getByText(row).first()).toBeVisible();
  });
}
