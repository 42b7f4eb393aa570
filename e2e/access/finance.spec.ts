import { test } from '../fixtures/test';
import { FINANCE_STATES } from './finance-states';
import { lookAtAll, timeFor } from './look-at';
import { spendOnFerries } from './own-expenses';

/** Each state is opened once, in one window whose width and colours then change. */
for (const [part, states] of [
  ['lists, payments and expenses', FINANCE_STATES.slice(0, 24)],
  ['reports, Xero and fair shares', FINANCE_STATES.slice(24)],
] as const) {
  test(`every state of finance: axe finds nothing, and nothing is cut off at 320 px: ${part}`, async ({ lent, as }) => {
    test.setTimeout(timeFor(states));
    const api = await as('super_admin');
    await spendOnFerries(await as('worker'), api);
    const page = await lent('super_admin', { reducedMotion: 'reduce' });
    await lookAtAll(page, api, states);
  });
}
