import { cpSync } from 'node:fs';
import path from 'node:path';
import { expectConformance } from '../conformance/conforms';
import { expect, test as base } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { copyCheckout } from '../support/checkout';
import { hashesIn, releasedFiles } from '../support/hashes';
import { markerSurvives, plantMarker } from '../support/marker';
import { npmRun } from '../support/npm';
import { ROOT } from '../support/places';

/** Timeout for a build and a type check, on a machine that runs other tests. */
const SLOW = 240_000;

/** A separate product in a separate worker: a first release cannot be taken back, and other tests rely on five remotes. */
const test = base.extend<object, { apart: true }>({ apart: [true, { scope: 'worker', auto: true }] });

const sourcesOfShell = (root: string) => hashesIn(path.join(root, 'shell'), (file) => !/(^|\/)(node_modules|dist)\//.test(file));

test('a sixth remote is made, released, in the menu of the super admin alone and conforms like the others, and the shell is the same', async ({
  product,
  signedIn,
  browser,
}) => {
  test.setTimeout(SLOW);
  const checkout = copyCheckout();
  const done = async (name: string, ...args: string[]) => {
    const { code, output } = await npmRun(checkout.folder, { CARELOOM_DATA_DIR: product.dataDir }, name, ...args);
    expect(code, output).toBe(0);
  };
  const [admin, manager] = [await signedIn('super_admin'), await signedIn('senior_manager')];
  for (const page of [admin, manager]) {
    await page.goto('/admin');
    await expect(chrome(page).sidebar).toBeVisible();
  }
  await plantMarker(admin);
  const before = releasedFiles(product.dataDir, { without: 'training' });
  try {
    await done('new-remote', 'training', '--no-install');
    // The links that pnpm would create: the packages of the copy, and the React that all packages share.
    cpSync(checkout.file('remotes/settings/node_modules'), checkout.file('remotes/training/node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await done('release', 'training');
    expect(await markerSurvives(admin)).toBe(true);
    for (const page of [admin, manager]) await page.reload();
    await chrome(admin).item('Training').click();
    await expect(chrome(admin).heading).toHaveText('Training');
    await expect(admin).toHaveURL(/\/admin\/training$/);
    await expect(chrome(admin).crumbs.last()).toHaveText('Training');
    await expect(chrome(manager).sidebar).toBeVisible();
    await expect(chrome(manager).item('Training')).toHaveCount(0);
    await expectConformance({ browser, address: product.address, roles: ['super_admin'], outsider: 'worker' });
    expect(releasedFiles(product.dataDir, { without: 'training' })).toEqual(before);
    expect(sourcesOfShell(checkout.folder)).toEqual(sourcesOfShell(ROOT));
  } finally {
    checkout.remove();
  }
});
