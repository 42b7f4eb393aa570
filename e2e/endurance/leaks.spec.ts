import { chrome } from '../pages/chrome';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { CHROMIUM, CHROMIUM_FLAGS } from '../support/chromium';
import { repeatNavigation } from '../support/repeat-navigation';
import { collectGarbage, measureMemory } from '../support/memory';
import { REMOTE_SCREENS } from '../support/remotes';

const ROUNDS = 100;

/** Until caches are full, and what is fetched when nothing else is to do has come. */
const WARM_UP = 30;

/** Rounds between two collections, before and after the first reading alike: else the longer way is taken for a leak. */
const AT_ONCE = 5;
const READINGS = 6;

/** Of the heap after the warm-up. */
const GROWTH = 1.01;

// The engine only interprets here: the code that it would compile meanwhile is kept on the same heap, and grows by more than a leak.
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
    // What a round leaves is there as often as there were rounds.
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(ROUNDS);
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(ROUNDS);
    expect(after.detached, 'trees that are in no document').toBe(0);
    expect(after.heap / before.heap, 'heap').toBeLessThan(GROWTH);
  });
}
