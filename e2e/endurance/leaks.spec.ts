import { chrome } from '../pages/chrome';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { CHROMIUM, CHROMIUM_FLAGS } from '../support/chromium';
import { repeatNavigation } from '../support/repeat-navigation';
import { collectGarbage, measureMemory } from '../support/memory';
import { REMOTE_SCREENS } from '../support/remotes';

const ROUNDS = 100;

/** Rounds until caches are full, and files that are prefetched when idle have arrived. */
const WARM_UP = 30;

/** Rounds between two collections, the same before and after the first reading: otherwise a longer interval looks like a leak. */
const AT_ONCE = 5;
const READINGS = 6;

/** Share of the heap after the warm-up. */
const GROWTH = 1.01;

// Without JIT: compiled code is on the same heap, and would grow by more than a leak.
test.use({ launchOptions: { executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS, '--js-flags=--jitless'] } });

for (const { remote, menu, rowOf } of REMOTE_SCREENS) {
  test(`${remote} is mounted and unmounted ${ROUNDS} times and leaves nothing behind`, async ({ signedIn, as }) => {
    test.setTimeout(600_000);
    const page = await signedIn('super_admin');
    await page.goto('/admin');
    await expect(chrome(page).heading).toBeVisible();
    await openFromMenu(page, menu);
    const row = await rowOf(await as('super_admin'));
    await expect(page.getByRole('main').getByText(row).first()).toBeVisible();
    const read = () => measureMemory(page, READINGS, () => repeatNavigation(page, row, 1));
    const visit = async (rounds: number) => {
      for (let done = 0; done < rounds; done += AT_ONCE) {
        await repeatNavigation(page, row, AT_ONCE);
        await collectGarbage(page);
      }
    };
    await visit(WARM_UP);
    const before = await read();
    await visit(ROUNDS);
    const after = await read();
    await test.info().attach('memory.json', { body: JSON.stringify({ before, after }) });
    // A leak of one object in each round would add as many objects as there are rounds.
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(ROUNDS);
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(ROUNDS);
    expect(after.detached, 'trees that are in no document').toBe(0);
    expect(after.heap / before.heap, 'heap').toBeLessThan(GROWTH);
  });
}
