import { test } from '../fixtures/test';
import { lookAtAll, timeFor } from './look-at';
import { ROLES, signIn } from '../support/roles';
import { SETTINGS_DIALOGS, SETTINGS_STATES } from './settings-states';
import { HOUSE_DIALOGS, PEOPLE_DIALOGS, WORKFORCE_STATES } from './workforce-states';

/** Each state is opened once, in one window whose width and colours then change. */
for (const [part, states] of [
  ['lists of people and houses', WORKFORCE_STATES],
  ['forms and questions about people', PEOPLE_DIALOGS],
  ['forms and questions about houses', HOUSE_DIALOGS],
  ['pages of settings', SETTINGS_STATES],
  ['forms and questions of settings', SETTINGS_DIALOGS],
] as const) {
  test(`every state of workforce and settings: axe finds nothing, and nothing is cut off at 320 px: ${part}`, async ({
    lent,
    as,
    product,
  }) => {
    test.setTimeout(timeFor(states));
    await signIn(product.address, ROLES.super_admin.email); // a second device, for the list of devices
    const page = await lent('super_admin', { reducedMotion: 'reduce' });
    await lookAtAll(page, await as('super_admin'), states);
  });
}
