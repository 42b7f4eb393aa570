import { expect, type Locator, type Page } from '@playwright/test';
import { chrome } from '../../pages/chrome';
import { specified } from '../../support/catalogue';
import { SCALE } from '../large/prepare-large-data';
import type { Input } from './input-to-paint';

/** An interaction that people repeat many times a day, measured several times on one page. */
export interface Act {
  name: string;
  budget: 'interaction' | 'switchRemote';
  /** The budget for painting a response, if it differs from the budget of lists. */
  answer?: 'answerShown' | 'calendarMonth' | 'calendarWeek';
  pathname: string;
  /** @param time 0 for the first */
  input: (page: Page, time: number) => Input;
  /** Resets the page, so that it can be done again. */
  undo?: (page: Page) => Promise<unknown>;
}

const JOBS = '/admin/jobs';
/** Selectors of a table that is waiting for the requested rows, and of one that shows them. */
const BUSY = '.cl-tbl[aria-busy=true]';
const DONE = '.cl-tbl:not([aria-busy=true])';
/** The target page is shown: until then the view is hidden. */
const SHOWN = 'main:not(.cl-away) h1';

const rowControl = (page: Page, control: string, row = 2): Locator => page.locator('.cl-tbl tbody').locator(control).nth(row);
const escape = (page: Page) => page.keyboard.press('Escape');
const back = (page: Page) => page.goBack();

type OnAPage = Omit<Act, 'budget' | 'pathname'>;

const SEARCH = 'a letter of a search';

/** Interactions of every list. @param word start of a name of its records */
const onAnyList = (word: string): readonly OnAPage[] => [
  {
    name: 'next page',
    input: (page) => ({
      on: page.getByRole('main').getByRole('button', { name: specified('list.page_next') }),
      shows: [BUSY],
      then: DONE,
    }),
  },
  {
    name: SEARCH,
    input: (page, time) => ({
      on: page.getByRole('main').getByRole('searchbox'),
      key: word.charAt(time),
      shows: [`[type=search][value="${word.slice(0, time + 1)}"]`, BUSY],
      then: DONE,
    }),
  },
  {
    name: 'filter',
    input: (page) => ({ on: page.locator('.cl-filters .cl-chip > button').first(), shows: ['[role=dialog] :is(input, button)'] }),
    undo: escape,
  },
];

const onJobs: readonly OnAPage[] = [
  ...onAnyList('water'),
  { name: 'sort', input: (page, time) => ({ on: page.locator('.cl-tbl th button').nth(time), shows: [BUSY], then: DONE }) },
  { name: 'menu of a row', input: (page) => ({ on: rowControl(page, '[data-menu]'), shows: ['[role=menuitem]'] }), undo: escape },
  {
    name: 'tick of a row',
    input: (page) => ({ on: rowControl(page, '[type=checkbox]'), shows: ['.cl-tbl tr[aria-selected=true]'] }),
    undo: (page) => rowControl(page, '[type=checkbox]').uncheck(),
  },
  { name: 'bell', input: (page) => ({ on: chrome(page).bell, shows: ['[role=dialog]', '[role=dialog] li'] }), undo: escape },
  {
    name: 'a record',
    input: (page, time) => ({ on: rowControl(page, 'a[data-open]', time), shows: ['.cl-veil'], then: '.cl-detailhead' }),
    undo: back,
  },
  {
    name: 'a form',
    input: (page) => ({
      on: chrome(page).header.getByRole('button', { name: specified('quick.post_a_job') }),
      shows: ['[role=dialog]', '[role=dialog] input'],
    }),
    undo: escape,
  },
];

const switchTo = (from: string, item: string, href: string): Act => ({
  name: `${from} to ${href}`,
  budget: 'switchRemote',
  pathname: from,
  input: (page) => ({ on: chrome(page).item(specified(item)), shows: [`nav a[aria-current=page][href="${href}"]`], page: SHOWN }),
  undo: back,
});

/** All on the admin side. */
export const ACTS: readonly Act[] = [
  ...onJobs.map((act): Act => ({ ...act, budget: 'interaction', pathname: JOBS })),
  switchTo('/admin/expenses', 'menu.houses', '/admin/houses'),
  switchTo('/admin/houses', 'menu.invoices', '/admin/invoice'),
  switchTo('/admin/houses', 'menu.account_settings', '/admin/account-settings'),
  // Two pages of one remote.
  switchTo('/admin/invoice', 'menu.expenses', '/admin/expenses'),
];

const WORKERS = '/admin/support-workers';

/** Sorts by the first column, after the page has sorted by the second one: the code has run before, as with the other acts, but this order is not cached. */
const sortAnew: OnAPage = {
  name: 'sort',
  input: (page) => ({ on: page.locator('.cl-tbl th button').first(), shows: [BUSY], then: DONE }),
  undo: async (page) => {
    await page.goto(WORKERS);
    await page.locator('.cl-tbl th button').nth(1).click();
  },
};

const onLargeLists: readonly (readonly [pathname: string, acts: readonly OnAPage[]])[] = [
  [WORKERS, [...onAnyList('marga'), sortAnew]],
  ['/admin/houses', onAnyList('cotta')],
  ['/admin/my-team', onAnyList('marga')],
  ['/admin/new-applicants', onAnyList('marga')],
  ['/admin/archived-support-workers', onAnyList('marga')],
  ['/admin/holidays', onAnyList('labou')],
  // Its search begins with the second letter: the first one sends no request.
  ['/admin/audit', onAnyList('marga').filter(({ name }) => name !== SEARCH)],
];

/** Goes to the previous period, with all houses, which is not loaded yet. The page is opened again each time, because responses are cached. */
const calendarBefore = (view: 'month' | 'week'): Act => {
  const pathname = `/admin/calender/log?view=${view}`;
  return {
    name: `${view} of a calendar, scale ${SCALE}`,
    budget: 'interaction',
    answer: view === 'month' ? 'calendarMonth' : 'calendarWeek',
    pathname,
    input: (page) => ({
      on: page.getByRole('main').getByRole('button', { name: 'Previous', exact: true }),
      shows: ['main [data-view] [aria-busy=true]'],
      then: 'main [data-view] [aria-busy=false]',
    }),
    undo: (page) => page.goto(pathname),
  };
};

export const CALENDAR_ACTS: readonly Act[] = [calendarBefore('month'), calendarBefore('week')];

/** Interactions on lists of workforce and settings, with data fifty times as large as the demo's. */
export const LARGE_ACTS: readonly Act[] = onLargeLists.flatMap(([pathname, acts]) =>
  acts.map((act): Act => ({ ...act, name: `${act.name}, ${pathname}, scale ${SCALE}`, budget: 'interaction', pathname })),
);

/** Waits until a page shows its content. */
export async function whole(page: Page) {
  await expect(chrome(page).heading).toBeVisible();
  await expect(page.locator('.cl-veil, .cl-bone, [aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 });
  await page.waitForLoadState('networkidle');
}
