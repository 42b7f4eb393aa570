import { expect, test, type Browser } from '@playwright/test';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { exposedModules } from '@careloom/federation/build/manifest/exposed-modules';
import { chrome } from '../pages/chrome';
import { registryOf } from '../support/registry';
import { ROLES, type Role } from '../support/roles';
import { changedGlobals } from './evidence';
import { goTo } from '../support/go-to';
import { expectRefusal } from './expect-refusal';
import { expectRemote } from './expect-remote';
import { brokenPromises } from './modules';
import { pathnameOf, routesClosedTo } from './routes-for';
import { visitorAs, type Visitor } from './visitor';

export interface Subject {
  browser: Browser;
  /** Where the product is served. */
  address: string;
  /** Who looks at all that they may open. */
  roles: readonly Role[];
  /** Who tries what they may not open. */
  outsider: Role;
  /** Remotes that are looked at; all of the registry where none is named. */
  only?: readonly string[];
  /** Remotes that do not fit the shell, by their manifests. */
  refused?: readonly string[];
}

/** What was seen of the remotes, by their names. */
export interface Seen {
  /** Something that the API had answered stood on a page. */
  withData: Set<string>;
  /** A page of another remote showed a part of it. */
  inSlots: Set<string>;
}

/** Nobody's address: what the page asks for there is the shell's own. */
const NOWHERE = '/nobodys/page';

/**
 * Asks of every remote of a registry what it owes the shell, by what its manifest promises. No remote is known here by its name.
 * @throws at the first promise that is broken
 */
export async function expectConformance({ browser, address, roles, outsider, only, refused = [] }: Subject): Promise<Seen> {
  const { remotes } = await registryOf(address);
  const wanted = remotes.filter(({ name }) => !refused.includes(name) && (only?.includes(name) ?? true));
  const misfits = remotes.filter(({ name }) => refused.includes(name));
  const seen: Seen = { withData: new Set(), inSlots: new Set() };
  for (const role of roles) {
    await visiting(await visitorAs(browser, address, role, refused), async (visitor) => {
      await lookAtAll(visitor, wanted, seen);
      for (const remote of misfits) await test.step(`${remote.name} is refused`, () => expectRefusal(visitor, remote));
    });
  }
  await visiting(await visitorAs(browser, address, outsider, refused), async (stranger) => {
    await stranger.page.goto(ROLES[outsider].dashboard);
    for (const remote of wanted) await test.step(`${remote.name} turns ${outsider} away`, () => expectTurnedAway(stranger, remote));
  });
  return seen;
}

/** One visit, and what holds for the whole of it. */
async function visiting(visitor: Visitor, visit: (visitor: Visitor) => Promise<void>) {
  const { page, evidence, watch, close } = visitor;
  try {
    await visit(visitor);
    expect(await page.evaluate(() => window.renderers), 'copies of React that draw in the page').toBe(1);
    expect(evidence.errors, 'errors in the console').toEqual([]);
    watch.expectNothing();
  } finally {
    await close();
  }
}

async function lookAtAll(visitor: Visitor, remotes: readonly RegistryEntry[], seen: Seen) {
  const ownCalls = await callsOfShell(visitor);
  const fetched: string[] = [];
  for (const remote of remotes) {
    await test.step(`${remote.name} as ${visitor.role}`, async () => {
      const look = await expectRemote(visitor, remote, ownCalls);
      if (!look) return;
      if (look.asks) seen.withData.add(remote.name);
      fetched.push(...look.files);
      expect(await brokenPromises(visitor.page, remote)).toEqual([]);
      expect(await changedGlobals(visitor.page), `what the page has of itself, after ${remote.name}`).toEqual([]);
    });
  }
  for (const remote of remotes) if (fillsSlots(fetched, remote)) seen.inSlots.add(remote.name);
}

/** Paths of the calls that the shell makes on any page, once it makes no more. */
async function callsOfShell({ page, evidence }: Visitor): Promise<ReadonlySet<string>> {
  await page.goto(NOWHERE);
  await expect(chrome(page).heading).toBeVisible();
  let before = 0;
  const isQuiet = () => {
    const last = before;
    before = evidence.answers.length;
    return before > 0 && before === last;
  };
  await expect.poll(isQuiet, { intervals: [600], message: 'the shell has asked what it asks' }).toBe(true);
  evidence.errors.length = 0; // that the address is nobody's is an error to the console
  return new Set(evidence.answers.map(({ path }) => path));
}

/** Whether a module that fills a slot was fetched: nobody but a page with that slot asks for one. */
function fillsSlots(fetched: readonly string[], { name, manifest }: RegistryEntry): boolean {
  const fills = exposedModules(manifest).filter(({ exportName }) => exportName === 'Fill');
  const own = fetched.filter((file) => file.startsWith(`/assets/${name}/`));
  return fills.some(({ chunkName }) => own.some((file) => file.includes(`/${chunkName}.`)));
}

async function expectTurnedAway(stranger: Visitor, { manifest }: RegistryEntry) {
  const { page, role } = stranger;
  const [closed] = routesClosedTo(stranger, manifest);
  if (!closed) return;
  await goTo(page, pathnameOf(closed, role, { id: 1 }));
  await expect(page).toHaveURL(ROLES[role].dashboard);
  await expect(chrome(page).heading).toBeVisible();
}
