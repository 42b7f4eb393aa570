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
  /** The address of the product. */
  address: string;
  /** Roles that visit everything that they may open. */
  roles: readonly Role[];
  /** The role that tries to open what it may not open. */
  outsider: Role;
  /** Remotes that are checked; by default all of the registry. */
  only?: readonly string[];
  /** Remotes that are incompatible with the shell, by their manifests. */
  refused?: readonly string[];
}

/** What was observed for each remote, by name. */
export interface Seen {
  /** A page showed data that the API had returned. */
  withData: Set<string>;
  /** A page of another remote rendered a part of it. */
  inSlots: Set<string>;
}

/** An address that no remote owns: all API calls of its page are made by the shell. */
const NOWHERE = '/nobodys/page';

/**
 * Checks that every remote of a registry keeps what its manifest promises to the shell. It knows no remote by name.
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

/** One visit of a remote, and the checks for the whole visit. */
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

/** Paths of the calls that the shell makes on any page, when all have been sent. */
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
  evidence.errors.length = 0; // the console logs an error for the unknown address
  return new Set(evidence.answers.map(({ path }) => path));
}

/** Whether a module that fills a slot was fetched: only a page with that slot requests it. */
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
