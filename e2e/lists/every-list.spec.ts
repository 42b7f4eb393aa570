import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { expectAnnounced, recordAnnouncements } from '../support/announcements';
import { BUILT_PAGES } from '../support/built-routes';
import { specified } from '../support/catalogue';
import { press, tabTo } from '../support/keyboard';
import { startingWith } from '../support/patterns';
import { ROOT } from '../support/places';
import { pathnamesOf } from '../support/routes';
import { targetOf } from '../support/targets';
import { EVERY_LIST, SAME_LISTS, type EveryList } from './every-list';

/** Delay in milliseconds of somebody who looks for each key. */
const SLOWLY = { delay: 450 };

function rowOf(route: string) {
  const isIt = ({ name }: { name: string }) => name === route;
  const row = BUILT_PAGES.find(isIt);
  if (!row) throw new Error(`There is no route ${route}.`);
  return row;
}

/** Number of rows on a page. */
const PER_PAGE = 10;
const rows = (page: Page) => page.locator('.cl-tbl tbody tr:not(.cl-skeleton-row)');

/** Expects as many rows on this page as the total, ten at most. */
const expectRows = (page: Page, total: number) => expect(rows(page)).toHaveCount(Math.min(total, PER_PAGE));

/** Expects that the announced number of rows matches the shown rows. @returns the number */
async function expectCounted(page: Page, [one, many]: EveryList['noun']) {
  await expect(page.locator('.cl-tbl[aria-busy]')).toHaveCount(0);
  const noun = `(1 ${one}|[\\d,]+ ${many}|${specified('common.no_records')})`;
  const announced = await expectAnnounced(page, new RegExp(`^${noun}$`));
  const total = Number(/^[\d,]+/.exec(announced)?.[0].replaceAll(',', '') ?? 0);
  await expectRows(page, total);
  if (total === 0) await expect(page.getByRole('heading', { name: specified('common.no_records') })).toBeVisible();
  return total;
}

async function search(page: Page, { noun, named }: EveryList, api: Api) {
  const box = page.getByRole('main').getByRole('searchbox').first();
  const name = named ? await named(api) : await page.locator('.cl-tbl tbody tr .cl-c-title').first().innerText();
  const [word = ''] = /[A-Za-z]{3}/.exec(name) ?? [];
  expect(word).not.toBe('');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type(word, SLOWLY);
  await expect(page).toHaveURL(/[?&]\w*search=/);
  const found = await expectCounted(page, noun);
  await expect(rows(page).filter({ hasText: new RegExp(word, 'i') })).not.toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(word);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(page).not.toHaveURL(/search=/);
  expect(await expectCounted(page, noun)).toBeGreaterThanOrEqual(found);
  await expect(box).toBeFocused();
}

async function narrow(page: Page, { noun }: EveryList, [label, kind]: NonNullable<EveryList['filter']>) {
  const chip = page.locator('.cl-filters .cl-chip > button:first-child').filter({ hasText: startingWith(label) });
  const panel = page.getByRole('dialog', { name: label, exact: true });
  await press(page, chip);
  await expect(panel.getByRole(kind).first()).toBeFocused();
  const chosen = panel.getByRole(kind).nth(kind === 'radio' ? 1 : 0);
  await page.keyboard.press(kind === 'radio' ? 'ArrowDown' : 'Space');
  await expectCounted(page, noun);
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(chip).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: specified('list.clear_filter', { label }), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCounted(page, noun);
  await expect(chip).toBeFocused();
}

async function sortBy(page: Page, head: string) {
  const column = page.getByRole('columnheader', { name: head, exact: true });
  const button = column.getByRole('button');
  await press(page, button);
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  await expectAnnounced(page, `Sorted by ${head}, ascending`);
  await expect(button).toBeFocused();
}

async function turnPages(page: Page) {
  await expectRows(page, PER_PAGE);
  const first = await rows(page).first().innerText();
  const next = page.getByRole('button', { name: specified('list.page_next') });
  await press(page, next);
  await expect(page).toHaveURL(/[?&]\w*page=2/);
  await expectAnnounced(page, /^Page 2 of \d+$/);
  await expect(rows(page).first()).not.toHaveText(first);
  await expect(next).toBeFocused();
}

/** Ids of the requirements that the test of a list proves, for its title: three at most. */
function idsOf({ search: searched, filter, pages }: EveryList) {
  if (pages) return 'R2-268 R2-269 R9-001: ';
  const ids = [...(searched === false ? [] : ['R2-267']), ...(filter ? ['R2-268'] : [])];
  return ids.length > 0 ? `${ids.join(' ')}: ` : '';
}

for (const list of [...EVERY_LIST, ...(process.env.VERIFY ? SAME_LISTS : [])]) {
  const { role, route, source, filter } = list;
  test(`${idsOf(list)}${route} of ${role} (${source.split('/')[0] ?? ''}): searching, filtering, sorting and turning pages keep the focus, and are announced once`, async ({
    pages,
    as,
  }) => {
    const row = rowOf(route);
    const page = await pages(role);
    const api = await as(role);
    const { params } = await targetOf(rowOf(list.record ?? route), role, api);
    await page.goto(pathnamesOf(row, role, params)[0] ?? '');
    await expect(page.locator('.cl-tbl tbody tr:not(.cl-skeleton-row)').or(page.locator('.cl-empty')).first()).toBeVisible();
    await recordAnnouncements(page);
    if (list.search !== false) await search(page, list, api);
    if (filter) await narrow(page, list, filter);
    if (list.sort) await sortBy(page, list.sort);
    if (list.pages) await turnPages(page);
    expect(await page.evaluate(() => window.announced)).toEqual([]);
  });
}

test('every list of every remote is tested', () => {
  const remotes = path.join(ROOT, 'remotes');
  const sources = readdirSync(remotes)
    .flatMap((remote) =>
      readdirSync(path.join(remotes, remote, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `${remote}/src/${file}`),
    )
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(path.join(remotes, file), 'utf8').includes('defineList('));
  expect(EVERY_LIST.map(({ source }) => source).sort()).toEqual(sources.sort());
});

test('on the last page the focus stays on the disabled next arrow', async ({ visit, as }) => {
  // Other tests post jobs.
  const { last_page: last } = await (await as('worker')).get<{ last_page: number }>('/support-worker/jobs');
  const page = await visit('worker', `/worker/find-jobs?page=${last - 1}`);
  const next = page.getByRole('button', { name: specified('list.page_next') });
  await press(page, next);
  await expect(page).toHaveURL(new RegExp(`page=${last}$`));
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`page=${last}$`));
  await expect(next).toBeFocused();
});

test('the days of a filter are chosen by keyboard, and Tab leaves the panel', async ({ visit }) => {
  const page = await visit('super_admin', '/admin/expenses');
  const chip = page.locator('.cl-filters .cl-chip > button:first-child').filter({ hasText: startingWith('Date') });
  const panel = page.getByRole('dialog', { name: 'Date', exact: true });
  await press(page, chip);
  await expect(panel.locator('[data-part="table-cell-trigger"]:focus')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]from=/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]to=/);
  await expect(panel.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: specified('list.clear_filter', { label: 'Date' }), exact: true }));
  await expect(panel).toHaveCount(0);
});

test('text with a space is typed slowly into Search, and none of it is lost', async ({ visit }) => {
  const page = await visit('super_admin', '/admin/jobs');
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(page.locator('.cl-tbl tbody [data-open]').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('on c', SLOWLY);
  await expect(page).toHaveURL(/search=on(\+|%20)c/);
  await expect(box).toHaveValue('on c');
});
