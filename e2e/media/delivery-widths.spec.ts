import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { expectNoSidewaysScroll } from '../support/axe';

for (const width of [1024, 768]) {
  test(`the tables of Delivery can be read whole at ${width} px`, async ({ signedIn }) => {
    const page = await signedIn('super_admin', { viewport: { width, height: 900 } });
    await page.goto('/admin/delivery');
    await expect(chrome(page).loader).toBeHidden();
    const tables = page.getByRole('main').getByRole('table');
    await expect(tables.first()).toBeVisible();
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
    expect(await tables.count()).toBeGreaterThan(1);
  });
}
