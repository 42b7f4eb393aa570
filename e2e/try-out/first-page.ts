import { expect, type Browser, type Page } from '@playwright/test';
import type { Manifest, Registry } from '@careloom/contract/manifest';
import { idsIn, menuFor, pathnameOf, routesFor } from '../conformance/routes-for';
import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { remoteCard } from '../pages/remote-card';
import { ROLE_NAMES, ROLES, signIn } from '../support/roles';
import { storedUser } from '../support/stored-user';

/** Timeout for a page, in milliseconds: a machine that is also building is slow. */
const LIMIT = 30_000;

/** Maximum length of an error in a sentence, in characters. */
const SHOWN = 300;

/** The role and the first page of a remote: the first in its menu, otherwise the first that needs no record. */
async function firstPageOf(address: string, manifest: Manifest) {
  for (const role of ROLE_NAMES) {
    const user = await signIn(address, ROLES[role].email);
    const open = routesFor({ role, user }, manifest).filter((route) => idsIn(route).length === 0 && route.redirect === undefined);
    const items = menuFor({ role, user }, manifest);
    const route = open.find(({ name }) => items.some((item) => item.route === name)) ?? open[0];
    if (route) return { user, pathname: pathnameOf(route, role) };
  }
  return null;
}

/** Uncaught errors, from the first script on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`.slice(0, SHOWN)));
  return errors;
}

/** @returns the faults of the opened page, as sentences */
async function judge(page: Page, pathname: string, stands: () => Promise<void>): Promise<string[]> {
  const errors = errorsOf(page);
  try {
    await page.goto(pathname);
    await stands();
  } catch {
    const reported = errors.length > 0 ? `: ${errors.join('; ')}` : '';
    return [`${pathname} did not stand within ${LIMIT / 1000} seconds${reported}`];
  }
  const { card } = remoteCard(page);
  const cards = (await card.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').slice(0, SHOWN));
  return [...cards.map((text) => `${pathname} shows a card in place of a part: ${text}`), ...errors.map((text) => `${pathname}: ${text}`)];
}

/** Waits for a signed-in page. A failure card counts as an answer, too. */
const hasContent = (page: Page) => async () => {
  await expect(chrome(page).heading.or(remoteCard(page).card).first()).toBeVisible({ timeout: LIMIT });
  await page.waitForLoadState('networkidle', { timeout: LIMIT });
};

const hasForm = (page: Page) => () => expect(loginPage(page).submit).toBeVisible({ timeout: LIMIT });

/** Opens the first page of a remote, or of the shell the login page and the page after it. @returns the faults, as sentences */
export async function openFirstPage(browser: Browser, address: string, name: string): Promise<string[]> {
  if (name === 'shell') {
    const user = await signIn(address, ROLES.super_admin.email);
    const [guest, signedIn] = await Promise.all([
      browser.newContext(storedUser(address, null)).then((context) => context.newPage()),
      browser.newContext(storedUser(address, user)).then((context) => context.newPage()),
    ]);
    const { dashboard } = ROLES.super_admin;
    return [...(await judge(guest, '/login', hasForm(guest))), ...(await judge(signedIn, dashboard, hasContent(signedIn)))];
  }
  const { remotes } = (await (await fetch(`${address}/registry.json`)).json()) as Registry;
  const remote = remotes.find((one) => one.name === name);
  if (!remote) return [`the registry of the trial has no ${name}`];
  const first = await firstPageOf(address, remote.manifest);
  if (!first) return []; // no demo account may open a page of it without a record
  const context = await browser.newContext(storedUser(address, first.user));
  const page = await context.newPage();
  return judge(page, first.pathname, hasContent(page));
}
