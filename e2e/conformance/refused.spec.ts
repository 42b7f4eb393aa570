import { expect } from '@playwright/test';
import { dependsOn } from '../support/loads';
import { builtAtLastRelease, builtNow } from '../support/builds';
import { doctored } from '../support/doctored';
import { releaseIn } from '../support/serve-builds';
import { expectConformance } from './conforms';
import { refusedIn } from './expect-refusal';
import { test } from './serving';

/** Timeout for a product for each, on a machine that runs other tests. */
test.describe.configure({ timeout: 120_000 });

/** The beginning of the code of every remote. */
const EXPORT = 'remoteApp';

test('a remote of the last release no longer conforms if the shell shares one export less', async ({ serve, browser }, testInfo) => {
  testInfo.annotations.push(dependsOn('shell'));
  const [now, last] = [builtNow(), await builtAtLastRelease()];
  const shell = doctored(now.shell, (text) => text.replace(new RegExp(`([{,])${EXPORT}:\\(\\)=>[\\w.$]+,?`), '$1'));
  const { address } = await serve({ ...last, server: now.server, shell });
  const [remote] = last.remotes.map(releaseIn);
  const conformance = expectConformance({ browser, address, roles: ['super_admin'], outsider: 'worker', only: [remote?.name ?? ''] });
  await expect(conformance).rejects.toThrow(/a card stands in the place of the page/);
});

test('a remote no longer conforms if it overwrites a global of the page', async ({ serve, browser }, testInfo) => {
  const now = builtNow();
  const [first = '', ...others] = now.remotes;
  testInfo.annotations.push(dependsOn(releaseIn(first).name));
  const greedy = doctored(first, (text, file) => (file === 'remoteEntry.js' ? `window.screen={};${text}` : text));
  const { address } = await serve({ ...now, remotes: [greedy, ...others] });
  const only = [releaseIn(first).name];
  const conformance = expectConformance({ browser, address, roles: ['super_admin'], outsider: 'worker', only });
  await expect(conformance).rejects.toThrow(/what the page has of itself, after[^]*screen/);
});

test('a remote whose manifest needs more than the shell has is refused by a card, and the others conform', async ({
  serve,
  browser,
}, testInfo) => {
  const [now, last] = [builtNow(), await builtAtLastRelease()];
  const [first = '', second = ''] = now.remotes;
  for (const build of [first, second]) testInfo.annotations.push(dependsOn(releaseIn(build).name));
  const tooNew = doctored(first, (text, file) => (file === 'release.json' ? text.replace(/("shared":")[^"]+/, '$1^99.0.0') : text));
  const builds = { shell: last.shell, remotes: [tooNew, second], server: now.server };
  const refused = refusedIn(builds);
  expect(refused).toContain(releaseIn(first).name);
  const { address } = await serve(builds);
  await expectConformance({ browser, address, roles: ['super_admin'], outsider: 'worker', refused });
});
