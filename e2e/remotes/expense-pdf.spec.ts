import type { Expense } from '@careloom/contract/resources/expenses';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { addExpenseButton, expenseForm } from '../pages/expense-form';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { HANDS, type Hand } from '../support/hands';

/** A PDF receipt of two pages, rendered next to the list of expenses and on the page of an expense. */
test.describe.configure({ mode: 'serial' });

const [keyboard] = HANDS as readonly [Hand];
const NAME = `Continence aids ${String(Date.now()).slice(-6)}`;
let id = 0;

/** A PDF with a black band across the top of each page, made by the browser itself. */
async function makePdf(page: Page): Promise<Buffer> {
  await page.setContent(
    `<style>@page{margin:0}body{margin:0}div{height:100vh;break-after:page}p{margin:0;height:25%;background:#000}</style><div><p></p>One</div><div><p></p>Two</div>`,
  );
  return page.pdf({ format: 'A5', printBackground: true, pageRanges: '1-2' });
}

/** How dark the canvas is, 0 to 255, in its first eighth and in the last. */
const inkOf = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const rows = Math.floor(element.height / 8);
    const mean = (top: number) => {
      const { data } = element.getContext('2d')?.getImageData(0, top, element.width, rows) ?? { data: new Uint8ClampedArray(4) };
      let sum = 0;
      for (let at = 0; at < data.length; at += 4) sum += data[at] ?? 0;
      return Math.round(255 - sum / (data.length / 4));
    };
    return [mean(0), mean(element.height - rows)];
  });

test('a PDF receipt is added by keys and shown next to the list, page by page, and enlarged', async ({ browser, signedIn, as }) => {
  test.setTimeout(90_000); // a form by keys, and the first load of the PDF renderer
  const maker = await browser.newPage();
  const buffer = await makePdf(maker);
  await maker.close();
  const page = await signedIn('worker');
  await page.goto('/worker/expenses');
  await keyboard.press(page, addExpenseButton(page));
  const form = expenseForm(page, 'form.add_expense', keyboard);
  await form.dialog.locator('input[type=file]:not([capture])').setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer });
  await form.fill({ amount: '24', title: NAME });
  await keyboard.type(page, form.control('job_id'), 'a');
  await keyboard.take(page, page.getByRole('option').first());
  await form.submit('form.add_expense');
  await expect(form.dialog).toBeHidden();
  const { items } = await (await as('worker')).get<{ items: Expense[] }>('/expense', { search: NAME });
  expect(items[0]?.receipt_type).toBe('pdf');
  id = items[0]?.id ?? 0;
  await page.goto(`/worker/expenses?search=${encodeURIComponent(NAME)}`);
  const panel = page.getByRole('region', { name: 'Expense and receipt' });
  const first = panel.getByRole('img', { name: `Receipt of ${NAME}, page 1 of 2` });
  await expect(first).toHaveAttribute('data-drawn', 'true', { timeout: 20_000 });
  expect(await inkOf(first)).toEqual([255, 0]);
  await expectAccessible(page);
  const { width = 0 } = (await first.boundingBox()) ?? {};
  await keyboard.press(page, panel.getByRole('button', { name: 'Zoom, now 1 times' }));
  await expect.poll(async () => ((await first.boundingBox())?.width ?? 0) / width).toBeGreaterThan(1.9);
  await expect(first).toHaveAttribute('data-drawn', 'true');
  await keyboard.press(page, panel.getByRole('button', { name: 'Turn' }));
  await expect(first).toHaveAttribute('data-drawn', 'true');
  expect(await first.evaluate((canvas: HTMLCanvasElement) => canvas.width > canvas.height)).toBe(true);
  await expect(panel.getByRole('link', { name: 'Open receipt' })).toHaveAttribute('href', /^\/api\/v1\/files\//);
});

test('on a phone the receipt is on the page of the expense, its second page below the first', async ({ signedIn }) => {
  const page = await signedIn('super_admin', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.addInitScript(() => Object.assign(window, { ownException: DOMException }));
  await page.goto(`/admin/expenses/details/${id}`);
  const second = page.getByRole('img', { name: `Receipt of ${NAME}, page 2 of 2` });
  await second.scrollIntoViewIfNeeded();
  await expect(second).toHaveAttribute('data-drawn', 'true');
  const isOwn = await page.evaluate(() => DOMException === (window as unknown as { ownException: unknown }).ownException);
  expect(isOwn, 'what draws PDFs leaves the page its own').toBe(true);
  expect(await inkOf(second)).toEqual([255, 0]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
