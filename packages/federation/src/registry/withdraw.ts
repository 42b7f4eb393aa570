import type { Act } from './audit';
import { RegistryRefused } from './refused';
import type { RegistryStore } from './registry-store';
import { inUse, marked, withdrawn } from './state';

/**
 * Stops serving a remote. Its files stay, for tabs that use it.
 * @param hold take back what was served, so that no start releases it again; only a release by name does
 * @returns the version that was served
 * @throws RegistryRefused if nothing of it is served
 */
export async function withdraw(store: RegistryStore, name: string, act: Act & { reason: string }, hold = false): Promise<string> {
  let version = '';
  await store.change(name, act, (known, _past, at) => {
    if (!known) throw new RegistryRefused(`The registry has no ${name}.`);
    version = known.stable;
    const why = { at, by: act.by, reason: act.reason };
    const next = hold ? withdrawn(marked(known, inUse(known), why), why) : withdrawn(known);
    return { next, version, action: 'withdraw', line: hold ? { held: true, takenBack: inUse(known) } : {} };
  });
  return version;
}
