import { delivery } from '@careloom/contract/resources/delivery';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { expectNoSidewaysScroll } from '../support/axe';

const release = { remote: 'workforce', version: '10.20.30+0123456789ab' };
const sum = { ...release, count: 12_345, failed: 678, total_ms: 3_600_000, max_ms: 98_765 };
/** A row for each table that is filled from observations of tabs, with the longest possible texts. */
const OBSERVED = {
  failures: [
    {
      ...release,
      phase: 'incompatible' as const,
      message: 'Unsatisfied version 12.34.56 of shared module @careloom/shared (required ^98.7.6)',
      trace_id: '7f3a-91c2-0e5d',
      count: 99_999,
    },
  ],
  loads: [{ ...release, ms: 123_456 }],
  vitals: [{ ...release, name: 'LCP' as const, value: 123_456, visit: 'one' }],
  calls: [{ ...sum, of: 'GET /support-workers/:id/service-agreements/:agreement' }],
  tasks: [sum],
  overrides: [{ remote: 'workforce', origin: 'http://localhost:4333' }],
};

for (const width of [1024, 768]) {
  test(`the tables of Delivery are fully readable at ${width} px`, async ({ lent, as }) => {
    await (await as('super_admin')).post(delivery.observe.path, OBSERVED);
    const page = await lent('super_admin', { viewport: { width, height: 900 } });
    await page.goto('/admin/delivery');
    await expect(chrome(page).loader).toBeHidden();
    const tables = page.getByRole('main').getByRole('table');
    for (const caption of ['Failures', 'Versions', 'Load times', 'Long tasks', 'Web vitals, 75th percentile', 'Calls of the API'])
      await expect(tables.filter({ has: page.getByText(caption, { exact: true }) })).toContainText(release.remote);
    await expectNoSidewaysScroll(page);
    const clipped = await tables.evaluateAll((all) =>
      all.flatMap((table) =>
        [table, ...table.querySelectorAll('td, th, td *, th *')]
          .filter((box) => {
            const { overflowX } = getComputedStyle(box);
            return (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) || box.getBoundingClientRect().right > innerWidth;
          })
          .map((box) => box.textContent),
      ),
    );
    expect(clipped).toEqual([]);
  });
}
