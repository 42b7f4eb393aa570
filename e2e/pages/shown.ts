import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { specified } from '../support/catalogue';
import { recordPage } from './record-page';

/** Expected values: in the first row of a list, by column header, or under the labels of a record or of fields. */
export interface Seen {
  heads?: readonly string[];
  row?: readonly string[];
  /** The values of the row that has the first value in its first column, by the keys of the headers. */
  cells?: Readonly<Record<string, string>>;
  facts?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, string>>;
}

export async function expectSeen(page: Page, { heads = [], row = [], cells = {}, facts = {}, fields = {} }: Seen) {
  const { main, fact } = recordPage(page);
  for (const head of heads) await expect(main.getByRole('columnheader', { name: head }).first()).toBeVisible();
  const [first, ...more] = row;
  if (first) {
    const found = main.getByRole('row').filter({ hasText: first }).first();
    for (const text of [first, ...more]) await expect(found).toContainText(text);
  }
  await expectCells(page, Object.entries(cells));
  for (const [label, value] of Object.entries(facts)) await expect(fact(label)).toContainText(value);
  for (const [label, value] of Object.entries(fields))
    await expect(main.getByLabel(specified(label)).filter({ visible: true }).first()).toHaveValue(value);
}

/** Each value under its own header, in the rendered order of the columns. */
async function expectCells(page: Page, cells: readonly (readonly [key: string, value: string])[]) {
  const [first] = cells;
  if (!first) return;
  const { main, row } = recordPage(page);
  expect(first[1], 'by which the row is found').not.toBe('');
  const found = row(first[1]).first();
  await expect(found).toBeVisible();
  const heads = (await main.locator('thead th:visible').allInnerTexts()).map((head) => head.trim());
  for (const [key, value] of cells) {
    const at = heads.indexOf(specified(key));
    expect(at, `${specified(key)} is one of ${heads.join(', ')}`).toBeGreaterThanOrEqual(0);
    const cell = found.locator('> th:visible, > td:visible').nth(at);
    await (value === '' ? expect(cell).toHaveText('') : expect(cell).toContainText(value));
  }
}

/** Expects the values, reloads the page, and expects them again. */
export async function expectShown(page: Page, pathname: string | RegExp, seen: Seen) {
  await expect(page).toHaveURL(pathname);
  await expectSeen(page, seen);
  await page.reload();
  await expectSeen(page, seen);
}

/** A message of Playwright, not of the page: it blocks the service worker, which a page registers when it is idle. */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright';

/** Collects console messages of a page. */
export function listen(page: Page) {
  const logged: string[] = [];
  const note = (message: ConsoleMessage) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && message.text() !== OF_PLAYWRIGHT) logged.push(`${message.text()} ${message.location().url}`);
  };
  page.on('console', note);
  return () => {
    page.off('console', note);
    expect(logged).toEqual([]);
  };
}
