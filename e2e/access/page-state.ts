import type { Locator, Page } from '@playwright/test';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { holdCalls, stubCall } from '../support/faults';

export type Given = (page: Page, api: Api) => Promise<unknown>;

/** A state of a page: its address, how to reach it, and what it shows. */
export interface PageState {
  name: string;
  at: string | ((api: Api) => Promise<string>);
  /** Runs before the page is opened, and mocks responses of the API. */
  given?: Given;
  /** Runs on the open page. */
  then?: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
  /** Checked in each run, as an example of its kind. */
  first?: true;
}

export const main = (page: Page) => page.getByRole('main');
/** Before the rows of a list are loaded there is nothing to select, and no record for a key to act on. */
export const rowsRead = (page: Page) => main(page).locator('.cl-tbl:not([aria-busy]) tbody tr').first().waitFor();
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
export const press = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();
export const answer = (page: Page, path: string, data: unknown) => stubCall(page, path, 200, { message: '', data });
export const failing = (path: string) => (page: Page) => stubCall(page, path, 500, { message: specified('error.server') });
export const notLoaded = (page: Page) => page.getByText(specified('kit.not_loaded')).first();
export const noRecords = (page: Page) => main(page).getByText(specified('common.no_records'));
export const NOTHING = 'search=nothing-is-called-this';

/** The three states of a list without rows: loading, failed and empty. */
export const listStates = (name: string, at: string, path: string): PageState[] => [
  { name: `${name}, nothing found`, at: `${at}?${NOTHING}`, shows: noRecords },
  { name: `${name}, not loaded`, at, given: failing(path), shows: notLoaded },
  { name: `${name}, loading`, at, given: (page) => holdCalls(page, path), shows: (page) => main(page).locator('.cl-bone').first() },
];

/** The menu of the first row of a table. */
export const openMenu = (page: Page) =>
  main(page)
    .getByRole('table')
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();

/** An entry of that menu. */
export const pick = (entry: string | RegExp) => async (page: Page) => {
  await openMenu(page);
  await page.getByRole('menuitem', { name: entry }).click();
};

/** A button of the page opens a dialog of that name. */
export const opens = (name: string, at: PageState['at'], button: string | RegExp, title: string | RegExp): PageState => ({
  name,
  at,
  then: press(button),
  shows: (page) => page.getByRole('dialog', { name: title }).getByRole('button').first(),
});

/** An entry of the first row's menu opens a question. */
export const asks = (name: string, at: PageState['at'], entry: string | RegExp): PageState => ({
  name,
  at,
  then: pick(entry),
  shows: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
});
