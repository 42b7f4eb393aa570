import type { Act } from './audit';
import { RegistryRefused } from './refused';
import type { RegistryStore } from './registry-store';
import { previous } from './state';

/**
 * Takes back what came last: a trial, where there is one; else everybody gets the version before.
 * @throws RegistryRefused where there is nothing to go back to
 */
export async function rollback(store: RegistryStore, name: string, act: Act & { reason: string }): Promise<{ from: string; to: string }> {
  const went = { from: '', to: '' };
  await store.change(name, act, (known) => {
    const to = known && (known.candidate ? known.stable : previous(known));
    if (!known || !to) throw new RegistryRefused(`${name} has no version before the present one.`);
    Object.assign(went, { from: known.candidate?.version ?? known.stable, to });
    return { next: { stable: to, history: known.history }, version: to, action: 'rollback' };
  });
  return went;
}
