import { expect } from '@playwright/test';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { gaps } from '@careloom/federation/registry/refusals';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import type { Builds } from '../support/builds';
import { specified } from '../support/catalogue';
import { releaseIn } from '../support/serve-builds';
import { goTo } from '../support/go-to';
import { pathnameOf } from './routes-for';
import type { Visitor } from './visitor';

/** Names of the remotes whose manifests need more than a shell has. */
export const refusedIn = ({ shell, remotes }: Pick<Builds, 'shell' | 'remotes'>): string[] =>
  gaps(remotes.map(releaseIn), [releaseIn(shell)]).map(({ remote }) => remote);

/** Expects that a card replaces a remote that is incompatible with the shell and gives the reason, and that the page around it works. */
export async function expectRefusal({ page, role }: Visitor, { name, manifest }: RegistryEntry) {
  const [item] = manifest.menu;
  const route = manifest.routes.find((candidate) => candidate.name === item?.route);
  if (!route) throw new Error(`${name} has nothing in the menu.`);
  await goTo(page, pathnameOf(route, role, item?.params));
  const { card } = remoteCard(page);
  await expect(card).toContainText(specified('remote.incompatible'));
  await expect(card).toContainText(name);
  await expect(chrome(page).sidebar).toBeVisible();
}
