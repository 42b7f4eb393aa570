import type { Browser, Page } from '@playwright/test';
import type { AuthUser } from '@careloom/contract/resources/auth';
import { watchPages, type Watch } from '../fixtures/watch';
import { apiOf, type Api } from '../support/api';
import { ROLES, signIn, type Role } from '../support/roles';
import { storedUser } from '../support/stored-user';
import { callsOf, gatherEvidence, type Evidence } from './evidence';

/** A signed-in user, with one page in a separate browser. */
export interface Visitor {
  role: Role;
  user: AuthUser;
  api: Api;
  page: Page;
  watch: Watch;
  evidence: Evidence;
  /** Addresses that the visited pages linked to. */
  links: Set<string>;
  /** Remotes that are incompatible with the shell: a slot may show their card. */
  refused: readonly string[];
  close: () => Promise<void>;
}

export async function visitorAs(browser: Browser, address: string, role: Role, refused: readonly string[] = []): Promise<Visitor> {
  const user = await signIn(address, ROLES[role].email);
  const context = await browser.newContext(storedUser(address, user));
  const watch = watchPages(address);
  await watch.attach(context);
  const page = await context.newPage();
  const evidence = await gatherEvidence(page, await callsOf(address));
  return { role, user, api: apiOf(address, user.token), page, watch, evidence, links: new Set(), refused, close: () => context.close() };
}
