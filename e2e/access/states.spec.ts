import { expect, test } from '../fixtures/test';
import { apiOf } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { STATES, type ScreenState } from './states';

type Scheme = 'light' | 'dark';

/** Desk and phone, each in light and dark. */
const ALL: readonly (readonly [width: number, schemes: readonly Scheme[]])[] = [
  [1440, ['light', 'dark']],
  [390, ['light', 'dark']],
];

/** `npm run verify` looks at every state in all four ways; `npm test` at those that matter most, and at the rest in two. */
const TWO: typeof ALL = [
  [1440, ['light']],
  [390, ['dark']],
];

const waysOf = (state: ScreenState) => (process.env.VERIFY || state.first ? ALL : TWO);

for (const state of STATES) {
  const { name, role, open } = state;
  test(`${name}: axe finds nothing in light and dark, on a desk and on a phone`, async ({ pageFor, users, as, product }) => {
    test.setTimeout(60_000); // four runs of axe
    const api = role ? await as(role) : apiOf(product.address);
    const user = role ? await users(role) : null;
    for (const [width, schemes] of waysOf(state)) {
      const page = await pageFor(user, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await open(page, api);
      for (const colorScheme of schemes) {
        await test.step(`${width} px, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          if (!user) await open(page, api);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
      await page.setViewportSize({ width: width === 390 ? 320 : width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('a person who asked for less motion meets none', async ({ signedIn }) => {
  const page = await signedIn('super_admin', { reducedMotion: 'reduce' });
  await page.goto('/admin');
  const running = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(running).toBe(0);
});
