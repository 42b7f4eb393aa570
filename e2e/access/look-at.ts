import { expect, test } from '../fixtures/test';
import type { Page } from '@playwright/test';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { arrive } from './open-state';
import type { PageState } from './page-state';
import { ALL, type Size } from './ways';

/** `npm run verify` looks at all of them, `npm test` at the first of each kind. */
const ofThisRun = (states: readonly PageState[]) => states.filter(({ first }) => process.env.VERIFY !== undefined || first);
/** Paper aside: each page is printed in the specs of pages. */
const WAYS = ALL.map(({ viewport, looks }): Size => ({ viewport, looks: looks.filter(([, { media }]) => media !== 'print') }));
const LEAST = { width: 320, height: 256 };

/** Opens a state in a wide window, and looks at it in all ways there and in narrower ones. */
async function look(page: Page, api: Api, state: PageState, before?: PageState) {
  const { name, at, given, then, shows } = state;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await given?.(page, api);
  const address = typeof at === 'string' ? at : await at(api);
  // A page knows what it has read: an answer that was made for a test is asked for anew, and forgotten after it.
  await (given || before?.given ? page.goto(address) : arrive(page, address));
  await then?.(page);
  await expect(shows(page)).toBeVisible();
  for (const { viewport, looks } of WAYS) {
    await page.setViewportSize(viewport);
    for (const [way, media, rules] of looks) {
      await page.emulateMedia(media);
      await test.step(`${name}, ${viewport.width} px, ${way}`, () => expectAccessible(page, rules));
    }
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(LEAST);
  await expectNoSidewaysScroll(page);
}

/** Looks at each state of this run, and then names all in which something was found. */
export async function lookAtAll(page: Page, api: Api, states: readonly PageState[]): Promise<void> {
  const faults: string[] = [];
  const now = ofThisRun(states);
  expect(now.length, 'states to look at').toBeGreaterThan(0);
  for (const [at, state] of now.entries())
    await look(page, api, state, now[at - 1]).catch((fault: unknown) => faults.push(`${state.name}: ${String(fault)}`));
  expect(faults.join('\n\n')).toBe('');
}

/** Milliseconds that so many states may take. */
export const timeFor = (states: readonly PageState[]) =>
  60_000 + ofThisRun(states).length * WAYS.flatMap(({ looks }) => looks).length * 6_000;
