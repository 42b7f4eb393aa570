import { expect, type Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { builtAtLastRelease, builtNow } from '../support/builds';
import { specified } from '../support/catalogue';
import { doctored } from '../support/doctored';
import { releaseIn } from '../support/serve-builds';
import { expectConformance } from './conforms';
import { goTo } from './expect-page';
import { pathnameOf } from './routes-for';
import { test } from './serving';
import { visitorAs } from './visitor';

/** A product is made for each, on a machine that tests meanwhile. */
test.describe.configure({ timeout: 120_000 });

/** What every remote begins with. */
const EXPORT = 'remoteApp';

/** The first place in a remote's menu. */
function homeOf(build: string): string {
  const { manifest } = releaseIn(build);
  const [item] = manifest.menu;
  const route = manifest.routes.find(({ name }) => name === item?.route);
  if (!route) throw new Error(`${manifest.name} has nothing in the menu.`);
  return pathnameOf(route, 'super_admin', item?.params);
}

async function expectCard(page: Page, pathname: string) {
  await goTo(page, pathname);
  await expect(remoteCard(page).card).toContainText(specified('remote.incompatible'));
  await expect(chrome(page).sidebar).toBeVisible();
}

test('a remote of the last release conforms no more where the shell shares one export less', async ({ serve, browser }) => {
  const [now, last] = [builtNow(), await builtAtLastRelease()];
  const shell = doctored(now.shell, (text) => text.replace(new RegExp(`([{,])${EXPORT}:\\(\\)=>[\\w.$]+,?`), '$1'));
  const { address } = await serve({ ...last, server: now.server, shell });
  const [remote] = last.remotes.map(releaseIn);
  const conformance = expectConformance({ browser, address, roles: ['super_admin'], outsider: 'worker', only: [remote?.name ?? ''] });
  await expect(conformance).rejects.toThrow(/a card stands in the place of the page/);
});

test('a pair that the manifest calls incompatible is refused by a card on each of its pages, and the page goes on', async ({
  serve,
  browser,
}) => {
  const [now, last] = [builtNow(), await builtAtLastRelease()];
  const [first = '', ...others] = now.remotes;
  const tooNew = doctored(first, (text, file) => (file === 'release.json' ? text.replace(/("shared":")[^"]+/, '$1^99.0.0') : text));
  const { address } = await serve({ shell: last.shell, remotes: [tooNew, ...others], server: now.server });
  const { page, watch, close } = await visitorAs(browser, address, 'super_admin');
  await page.goto('/admin');
  await expectCard(page, homeOf(first));
  await goTo(page, homeOf(others[0] ?? ''));
  await expect(chrome(page).heading).toBeVisible();
  await expect(remoteCard(page).card).toHaveCount(0);
  watch.expectNothing();
  await close();
});
