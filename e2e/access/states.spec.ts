import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { type Api, apiOf } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { expectSecondEngineFindsNothing } from '../support/second-engine';
import { type As, opened, type ScreenState } from './open-state';
import { STATES } from './states';
import { ALL, DESK, type Size, TWO } from './ways';

/** Up to seven runs of axe and one of a second engine. */
const LOOK_MS = 60_000;

/** So that no colour is checked in the middle of a transition. */
const CALM = { reducedMotion: 'reduce' } as const;

/** Opens a state in a wide window, and checks it there and in narrower windows, each time with everything that the state has opened. */
async function look(page: Page, api: Api, as: As, { name, open, inDialog }: ScreenState, ways: readonly Size[]) {
  await open(page, api, as);
  const before = await opened(page);
  for (const { viewport, looks } of ways) {
    await page.setViewportSize(viewport);
    for (const [way, media, rules] of looks.filter(([, { media }]) => media !== 'print' || !inDialog)) {
      await test.step(`${name}, ${viewport.width} px wide, ${viewport.height} high, ${way}`, async () => {
        await page.emulateMedia(media);
        await expectAccessible(page, rules);
        await expectNoSidewaysScroll(page);
      });
    }
    expect(await opened(page), 'what is open after the size of the window has changed').toBe(before);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScroll(page);
}

async function asOnADesk(page: Page) {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none' });
}

/** `npm run verify` checks every state in all ways; `npm test` the most important ones, and the rest in two ways, one after the other in one page. */
const isWhole = ({ first }: ScreenState) => process.env.VERIFY !== undefined || first === true;

for (const [part, states] of Object.entries(STATES)) {
  for (const state of states.filter(isWhole)) {
    test(`${state.name}: axe finds nothing in light and dark, on a desk and on a phone, in forced colours, in print, at 320 px and zoomed to 400 %; nor does a second engine`, async ({
      lent,
      pageFor,
      as,
      product,
    }) => {
      test.setTimeout(2 * LOOK_MS);
      const { role } = state;
      const page = await (role ? lent(role, CALM) : pageFor(null, CALM));
      await look(page, role ? await as(role) : apiOf(product.address), as, state, ALL);
      await asOnADesk(page);
      await page.waitForLoadState('networkidle'); // a control that loads late has its label already
      await expectSecondEngineFindsNothing(page);
    });
  }

  const others = states.filter((state) => !isWhole(state) && !state.seldom);
  for (const role of new Set(others.map(({ role }) => role))) {
    const theirs = others.filter((state) => state.role === role);
    test(`${part} as ${role ?? 'nobody'}: axe finds nothing, light on a desk and dark on a phone: ${theirs.map(({ name }) => name).join('; ')}`, async ({
      lent,
      pageFor,
      as,
      product,
    }) => {
      test.setTimeout(LOOK_MS + theirs.length * LOOK_MS);
      const api = role ? await as(role) : apiOf(product.address);
      const page = await (role ? lent(role, CALM) : pageFor(null, CALM));
      const faults: string[] = [];
      for (const state of theirs) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await asOnADesk(page);
        await look(page, api, as, state, TWO).catch((fault: unknown) => faults.push(`${state.name}: ${String(fault)}`));
      }
      expect(faults.join('\n\n')).toBe('');
    });
  }
}

test('with reduced motion nothing moves', async ({ lent }) => {
  const page = await lent('super_admin', CALM);
  await page.goto('/admin');
  const running = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(running).toBe(0);
});
