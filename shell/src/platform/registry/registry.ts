import type { Manifest, RegistryEntry } from '@careloom/contract/manifest';
import { addTexts } from '@careloom/shared/i18n';
import { setRoutes, type OwnedRoute } from '@careloom/shared/navigation';
import { create } from 'zustand';
import { shellManifest } from '../../manifest';
import { fetchRegistry, inlinedRegistry } from './read-registry';

interface RegistryState {
  remotes: readonly RegistryEntry[];
  /** False until the remotes are known: on the login page they are not needed. */
  complete: boolean;
}

const read = inlinedRegistry();

export const useRegistry = create<RegistryState>(() => ({ remotes: read ?? [], complete: read !== null }));

const owned = ({ name, routes }: Pick<Manifest, 'name' | 'routes'>): OwnedRoute[] => routes.map((route) => ({ ...route, owner: name }));

/** Routes and own words of the shell and of every known remote. */
function publishManifests() {
  for (const { manifest } of useRegistry.getState().remotes) if (manifest.texts) addTexts('menu', manifest.texts);
  setRoutes([shellManifest, ...useRegistry.getState().remotes.map(({ manifest }) => manifest)].flatMap(owned));
}
publishManifests();

/** Reads the registry where the page came without it. */
export async function ensureRegistry() {
  if (useRegistry.getState().complete) return;
  useRegistry.setState({ remotes: await fetchRegistry(), complete: true });
  publishManifests();
}

export const remoteNamed = (name: string): RegistryEntry | null =>
  useRegistry.getState().remotes.find((remote) => remote.name === name) ?? null;

/** Reads one remote's entry anew, for a retry: its files may have been put right. The others stay as this tab began with. */
export async function renewRemote(name: string): Promise<RegistryEntry | null> {
  const fresh = (await fetchRegistry()).find((remote) => remote.name === name);
  if (!fresh) return remoteNamed(name);
  replaceRemote(fresh);
  return fresh;
}

/** From here on the tab has this version of a remote. */
export function replaceRemote(entry: RegistryEntry) {
  useRegistry.setState(({ remotes }) => ({ remotes: [...remotes.filter(({ name }) => name !== entry.name), entry] }));
  publishManifests();
}

/** Manifests of the shell and of every known remote: what the sidebar and the quick actions are drawn from. */
export const manifestsOf = (remotes: readonly RegistryEntry[]): Manifest[] => [shellManifest, ...remotes.map(({ manifest }) => manifest)];
