import type { Watched } from '@careloom/contract/resources/delivery';
import { openFromMenu } from '../pages/menu';
import { remoteCard } from '../pages/remote-card';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { registryOf } from '../support/registry';
import { REMOTE_FAULTS } from '../support/remote-faults';
import { REMOTE_SCREENS } from '../support/remotes';
import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';

/** The super admin's panel: each table by its name, each row by its text. */
const deliveryPage = (page: Page) => {
  const section = (title: string) => page.getByRole('region', { name: specified(title), exact: true });
  return {
    section,
    line: (title: string, ...words: readonly string[]) =>
      words.reduce((rows, word) => rows.filter({ hasText: word }), section(title).getByRole('row')),
  };
};

/** A different fault for each remote, and the phase in which it occurs. */
const FAULTS = [
  ['jobs', 'gone', 'loading'],
  ['workforce', 'an incompatible version of shared', 'incompatible'],
  ['timesheets', 'throws on render', 'rendering'],
  ['finance', 'a chunk missing after a deploy', 'loading'],
  ['settings', 'throws on effect', 'rendering'],
] as const;

/** A batch is sent every fifteen seconds at the latest, and the panel then refetches. */
const BATCH_MS = 25_000;

const faultNamed = (name: string) => {
  const fault = REMOTE_FAULTS.find((one) => one.name === name);
  if (!fault) throw new Error(`There is no fault "${name}".`);
  return fault;
};

test('the panel shows remote, version and phase of a fault in each remote; a page sends the last events when it is left', async ({
  signedIn,
  as,
  product,
  watch,
}) => {
  test.setTimeout(90_000);
  const page = await signedIn('super_admin');
  for (const [remote, fault] of FAULTS) await faultNamed(fault).breakAll(page, product.address, [remote]);
  await page.goto('/admin');
  for (const { menu } of REMOTE_SCREENS) {
    await openFromMenu(page, menu);
    await expect(remoteCard(page).card).toBeVisible();
  }

  await openFromMenu(page, { item: 'menu.delivery' });
  const { section, line } = deliveryPage(page);
  const { remotes } = await registryOf(product.address);
  for (const [remote, , phase] of FAULTS) {
    const version = remotes.find(({ name }) => name === remote)?.version ?? 'none';
    // One row for each message: a chunk that was also prefetched may have two.
    await expect(line('delivery.failures', remote, version, phase).first()).toBeVisible({ timeout: BATCH_MS });
    await expect(line('delivery.served', remote, version)).toHaveCount(1);
  }
  await expect(line('delivery.loads', 'settings')).toHaveCount(1);
  await expect(line('delivery.libraries', '19.3.1').filter({ hasText: /^react1/ })).toHaveText(/shell1$/);
  await expect(section('delivery.calls')).toContainText('GET /', { timeout: BATCH_MS });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  // No part of the table is out of view: the phase is next to the longest message.
  await expect(section('delivery.failures').locator('[data-scrolls]')).toHaveCount(0);

  watch.allow(/planted by the test/);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('error', () => resolve(), { once: true });
        setTimeout(() => {
          throw new Error('planted by the test');
        });
      }),
  );
  await page.goto('about:blank');
  const api = await as('super_admin');
  const uncaught = async () => (await api.get<Watched>('/delivery')).failures.filter(({ phase }) => phase === 'uncaught');
  await expect.poll(uncaught).toMatchObject([{ remote: 'shell', message: 'Error: planted by the test' }]);
});
