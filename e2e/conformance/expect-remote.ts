import { expect } from '@playwright/test';
import type { ManifestRoute, RegistryEntry } from '@careloom/contract/manifest';
import { chrome } from '../pages/chrome';
import { ROLES } from '../support/roles';
import { addressOf } from './address-of';
import { goTo } from '../support/go-to';
import { expectPage, followMenu } from './expect-page';
import { expectQuickActions } from './quick-actions';
import { idsIn, menuFor, pathnameOf, routesFor } from './routes-for';
import { recordsIn, showsAnyOf } from './shown-data';
import type { Visitor } from './visitor';

/** `npm run verify` opens every address that needs no record in a new document; `npm test` opens one for each remote, and navigates to the others. */
const opensAll = process.env.VERIFY !== undefined;

export interface Look {
  /** Whether its pages requested records from the API, and showed some. */
  asks: boolean;
  /** Pathnames of the files that were fetched for its pages. */
  files: string[];
}

/**
 * Checks every page of one remote that a visitor may open.
 * @param ownCalls paths of the API that the shell calls on any page
 * @returns null if the visitor may open none of them
 */
export async function expectRemote(visitor: Visitor, remote: RegistryEntry, ownCalls: ReadonlySet<string>): Promise<Look | null> {
  const { page, evidence, role } = visitor;
  const { manifest, name, version } = remote;
  const items = menuFor(visitor, manifest);
  const open = routesFor(visitor, manifest);
  const [first = open[0]] = open.filter((route) => route.name === items[0]?.route);
  if (!first) return null;
  const before = { answers: evidence.answers.length, files: evidence.files.length, later: evidence.later.length };
  const records = () => recordsIn(evidence.answers.slice(before.answers).filter(({ path }) => !ownCalls.has(path)));
  let shows = false;
  /** The address whose page lacks a call. Another route with the same address shows the same page, which does not send the request again. */
  let lacking = '';
  const here = () => new URL(page.url()).pathname;
  const arrive = async (route: ManifestRoute) => {
    const lacks = () => evidence.later.length > before.later || here() === lacking;
    await expectPage(page, open.find((candidate) => candidate.name === route.redirect) ?? route, visitor.refused, lacks);
    lacking = lacks() ? here() : '';
    before.later = evidence.later.length;
    const hrefs = await page
      .getByRole('main')
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    for (const href of hrefs) visitor.links.add(href);
    shows ||= await showsAnyOf(page, await records());
  };

  await page.goto(await addressOf(visitor, first));
  await arrive(first);
  for (const item of items) {
    const route = open.find((candidate) => candidate.name === item.route);
    if (!route) throw new Error(`${name} has ${item.label} in the menu of ${role}, who may not open ${item.route}.`);
    await followMenu(page, pathnameOf(route, role, item.params));
    await arrive(route);
  }
  const others = open.filter((route) => !items.some((item) => item.route === route.name));
  for (const route of others) {
    const pathname = await addressOf(visitor, route);
    await (opensAll && idsIn(route).length === 0 ? page.goto(pathname) : goTo(page, pathname));
    await arrive(route);
  }

  const listed = await records();
  await goTo(page, ROLES[role].dashboard);
  await expect(page).toHaveURL(ROLES[role].dashboard);
  await expect(chrome(page).heading).toBeVisible();
  await goTo(page, await addressOf(visitor, first));
  await arrive(first);
  if (listed.length > 0 && !shows) await expect.poll(() => showsAnyOf(page, listed), `${name} shows a record of the API`).toBe(true);
  await expectQuickActions(visitor, manifest);

  const files = evidence.files.slice(before.files);
  const own = files.filter((file) => file.startsWith(`/assets/${name}/`));
  const folder = `/assets/${name}/${version}/`;
  expect(own.length, `files of ${name} that were fetched`).toBeGreaterThan(0);
  expect(
    own.filter((file) => !decodeURIComponent(file).startsWith(folder)),
    `files of ${name} that are not ${version}`,
  ).toEqual([]);
  return { asks: listed.length > 0, files };
}
