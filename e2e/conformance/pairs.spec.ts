import { expect } from '@playwright/test';
import { builtAtLastRelease, builtNow } from '../support/builds';
import { EACH_REMOTE, remotesToLookAt } from '../fixtures/watch';
import { dependsOn } from '../support/loads';
import { releaseIn } from '../support/serve-builds';
import { ROLE_NAMES } from '../support/roles';
import { expectConformance } from './conforms';
import { refusedIn } from './expect-refusal';
import { test } from './serving';

type When = 'now' | 'last';

type Pair = readonly [shell: When, remotes: When, api: When];

/** Combinations of shell, remotes and API, each as built now or as in the last release, where one differs from the rest. */
const FIRST: readonly Pair[] = [
  ['now', 'last', 'now'],
  ['last', 'now', 'now'],
  ['now', 'now', 'last'],
];

/**
 * Further combinations: each two versions that meet here also meet in one of the above. In `npm test`, `delivery/new-remote.spec.ts` tests all
 * three as built now.
 */
const OTHERS: readonly Pair[] = [
  ['now', 'now', 'now'],
  ['last', 'last', 'now'],
  ['now', 'last', 'last'],
];

const PAIRS = process.env.VERIFY ? [...FIRST, ...OTHERS] : FIRST;

/** `npm run verify` visits as every role; `npm test` as the one that may open most. */
const LOOKERS = process.env.VERIFY ? ROLE_NAMES : (['super_admin'] as const);

/** Timeout for some fifty screens, on a machine that runs other tests. */
const SLOW = process.env.VERIFY ? 600_000 : 240_000;

for (const [shell, remotes, api] of PAIRS) {
  test(`shell ${shell}, remotes ${remotes}, API ${api}: each remote keeps what its manifest promises, or is refused by its manifest`, async ({
    serve,
    browser,
  }, testInfo) => {
    test.setTimeout(SLOW);
    testInfo.annotations.push(remotes === 'now' ? EACH_REMOTE : dependsOn('shell'));
    const builds = { now: builtNow(), last: await builtAtLastRelease() };
    const mixed = { shell: builds[shell].shell, remotes: builds[remotes].remotes, server: builds[api].server };
    const { address } = await serve(mixed);
    const refused = refusedIn(mixed);
    const names = mixed.remotes.map((build) => releaseIn(build).name);
    const only = remotes === 'now' ? remotesToLookAt(testInfo, names) : names;
    const seen = await expectConformance({ browser, address, roles: LOOKERS, outsider: 'worker', only, refused });
    const fitting = only.filter((name) => !refused.includes(name));
    expect([...seen.withData].sort()).toEqual(fitting.sort());
    if (refused.length === 0 && only.length === names.length)
      expect(seen.inSlots.size, 'remotes of which a part stood on the page of another').toBeGreaterThan(0);
  });
}
