import type { Manifest, RegistryEntry } from '@careloom/contract/manifest';
import { addTexts } from '@careloom/shared/i18n';
import { setRoutes, type OwnedRoute } from '@careloom/shared/navigation';
import { create } from 'zustand';
import { shellManifest } from '../../manifest';
import { fetchRegistry, inlinedRegistry } from './read-registry';

interface RegistryState {
  remotes: readonly RegistryEntry[];
  /** False until the remotes are loaded; the login page does not need them. */
  complete: boolean;
}

const read = inlinedRegistry();

export const useRegistry = create<RegistryState>(() => ({ remotes: read ?? [], complete: read !== null }));

const owned = ({ name, routes }: Pick<Manifest, 'name' | 'routes'>): OwnedRoute[] => routes.map((route) => ({ ...route, owner: name }));

/** Publishes the routes and menu texts of the shell and of every known remote. */
function publishManifests() {
  for (const { manifest } of useRegistry.getState().remotes) if (manifest.texts) addTexts('menu', manifest.texts);
  setRoutes([shellManifest, ...useRegistry.getState().remotes.map(({ manifest }) => manifest)].flatMap(owned));
}
publishManifests();

/** Fetches the registry if it was not inlined in the page. */
export async function ensureRegistry() {
  if (useRegistry.getState().complete) return;
  useRegistry.setState({ remotes: await fetchRegistry(), complete: true });
  publishManifests();
}

export const remoteNamed = (name: string): RegistryEntry | null =>
  useRegistry.getState().remotes.find((remote) => remote.name === name) ?? null;

/** Fetches one remote's entry again for a retry, as its files may have been repaired. Other remotes keep the tab's versions. */
export async function renewRemote(name: string): Promise<RegistryEntry | null> {
  const fresh = (await fetchRegistry()).find((remote) => remote.name === name);
  if (!fresh) return remoteNamed(name);
  replaceRemote(fresh);
  return fresh;
}

/** Makes this tab use another version of a remote. */
export function replaceRemote(entry: RegistryEntry) {
  useRegistry.setState(({ remotes }) => ({ remotes: [...remotes.filter(({ name }) => name !== entry.name), entry] }));
  publishManifests();
}

/** The manifests of the shell and of every known remote, for the sidebar and the quick actions. */
export const manifestsOf = (remotes: readonly RegistryEntry[]): Manifest[] => [shellManifest, ...remotes.map(({ manifest }) => manifest)];
