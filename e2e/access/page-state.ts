import type { Locator, Page } from '@playwright/test';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { holdCalls, stubCall } from '../support/faults';

export type Given = (page: Page, api: Api) => Promise<unknown>;

/** A state of a page: where it is, how one comes to it, and what is there then. */
export interface PageState {
  name: string;
  at: string | ((api: Api) => Promise<string>);
  /** Before the page is opened: what the API answers. */
  given?: Given;
  /** On the page. */
  then?: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
  /** Looked at with each run, for the others of its kind. */
  first?: true;
}

export const main = (page: Page) => page.getByRole('main');
/** Before the rows of a list are read there is nothing to select, and no record that a key could be about. */
export const rowsRead = (page: Page) => main(page).locator('.cl-tbl:not([aria-busy]) tbody tr').first().waitFor();
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
export const press = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();
export const answer = (page: Page, path: string, data: unknown) => stubCall(page, path, 200, { message: '', data });
export const failing = (path: string) => (page: Page) => stubCall(page, path, 500, { message: specified('error.server') });
export const notLoaded = (page: Page) => page.getByText(specified('kit.not_loaded')).first();
export const noRecords = (page: Page) => main(page).getByText(specified('common.no_records'));
export const NOTHING = 'search=nothing-is-called-this';

/** The three states of a list that is not read, or has nothing. */
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

/** The menu of the first row asks a question. */
export const asks = (name: string, at: PageState['at'], entry: string | RegExp): PageState => ({
  name,
  at,
  then: pick(entry),
  shows: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
});
