import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { FINANCE_STATES, type FinanceState } from './finance-states';
import { spendOnFerries } from './own-expenses';
import { ALL, TWO, type Size } from './ways';

/** `npm run verify` looks in all ways, on paper aside: each page of finance is printed in the specs of pages. */
const WAYS: readonly Size[] = process.env.VERIFY === undefined ? TWO : ALL;
const LEAST = { width: 320, height: 256 };

/** Opens a state in a wide window, and looks at it in all ways there and in narrower ones. */
async function look(page: Page, api: Api, { at, given, then, shows }: FinanceState) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await given?.(page, api);
  await page.goto(at);
  await then?.(page);
  await expect(shows(page)).toBeVisible();
  for (const { viewport, looks } of WAYS) {
    await page.setViewportSize(viewport);
    for (const [way, media] of looks.filter(([, { media }]) => media !== 'print')) {
      await page.emulateMedia(media);
      await test.step(`${at}, ${viewport.width} px, ${way}`, () => expectAccessible(page));
    }
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(LEAST);
  await expectNoSidewaysScroll(page);
}

/** Each state is opened once, in one window that becomes narrower and takes other colours. */
for (const [part, states] of [
  ['lists, payments and expenses', FINANCE_STATES.slice(0, 24)],
  ['reports, Xero and fair shares', FINANCE_STATES.slice(24)],
] as const) {
  test(`every state of finance: axe finds nothing, and nothing is cut off at 320 px: ${part}`, async ({ signedIn, as }) => {
    test.setTimeout(60_000 + states.length * 12_000);
    const api = await as('super_admin');
    await spendOnFerries(await as('worker'), api);
    const page = await signedIn('super_admin', { reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const state of states) await look(page, api, state).catch((fault: unknown) => faults.push(`${state.name}: ${String(fault)}`));
    expect(faults.join('\n\n')).toBe('');
  });
}
