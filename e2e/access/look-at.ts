import { expect, test } from '../fixtures/test';
import type { Page } from '@playwright/test';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { arrive } from './open-state';
import type { PageState } from './page-state';
import { ALL, type Size } from './ways';

/** The states of this run: `npm run verify` checks all of them, `npm test` only the first of each kind. */
const ofThisRun = (states: readonly PageState[]) => states.filter(({ first }) => process.env.VERIFY !== undefined || first);
/** All ways except paper: the specs of pages print each page. */
const WAYS = ALL.map(({ viewport, looks }): Size => ({ viewport, looks: looks.filter(([, { media }]) => media !== 'print') }));
const LEAST = { width: 320, height: 256 };

/** Opens a state in a wide window, and checks it in all ways there and in narrower windows. */
async function look(page: Page, api: Api, state: PageState, before?: PageState) {
  const { name, at, given, then, shows } = state;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await given?.(page, api);
  const address = typeof at === 'string' ? at : await at(api);
  // A page caches what it has read: a mocked response is requested again before the test, and dropped after it.
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

/** Checks each state of this run, and then reports all in which something was found. */
export async function lookAtAll(page: Page, api: Api, states: readonly PageState[]): Promise<void> {
  const faults: string[] = [];
  const now = ofThisRun(states);
  expect(now.length, 'states to look at').toBeGreaterThan(0);
  for (const [at, state] of now.entries())
    await look(page, api, state, now[at - 1]).catch((fault: unknown) => faults.push(`${state.name}: ${String(fault)}`));
  expect(faults.join('\n\n')).toBe('');
}

/** The timeout for a number of states, in milliseconds. */
export const timeFor = (states: readonly PageState[]) =>
  60_000 + ofThisRun(states).length * WAYS.flatMap(({ looks }) => looks).length * 6_000;
