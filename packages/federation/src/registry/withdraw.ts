import type { Act } from './audit';
import { RegistryRefused } from './refused';
import type { RegistryStore } from './registry-store';

/**
 * Nobody gets a remote any more. Its files stay, for the tabs that have it.
 * @returns the version that was served
 * @throws RegistryRefused where nothing of it is served
 */
export async function withdraw(store: RegistryStore, name: string, act: Act & { reason: string }): Promise<string> {
  let version = '';
  await store.change(name, act, (known) => {
    if (!known) throw new RegistryRefused(`The registry has no ${name}.`);
    version = known.stable;
    return { next: null, version, action: 'withdraw' };
  });
  return version;
}
