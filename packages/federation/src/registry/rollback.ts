import type { Act } from './audit';
import { RegistryRefused } from './refused';
import type { RegistryStore } from './registry-store';
import { withStable, inUse, marked, rollbackTargets, type PackageState } from './state';

/** @throws RegistryRefused if the version was never served to everybody, was itself taken back, or is gone */
function wayTo(name: string, known: PackageState, wanted: string): string {
  const ways = rollbackTargets(known);
  if (ways.includes(wanted)) return wanted;
  const mark = known.takenBack[wanted];
  const why = mark
    ? `it was taken back: "${mark.reason}"`
    : wanted === known.stable
      ? 'it is what everybody gets'
      : 'it never was what everybody got';
  throw new RegistryRefused(`${name} does not go back to ${wanted}: ${why}. It may go to: ${ways.join(', ') || 'none'}.`);
}

/**
 * Takes back the last change: a canary, if there is one; otherwise everybody gets the previous version. What is taken back is marked, and
 * is not served again automatically.
 * @param wanted a version that was served to everybody; then everything served now is taken back, including a canary
 * @throws RegistryRefused if there is nothing to go back to
 */
export async function rollback(
  store: RegistryStore,
  name: string,
  act: Act & { reason: string },
  wanted?: string,
): Promise<{ from: string; to: string }> {
  const went = { from: '', to: '' };
  await store.change(name, act, (known, _past, at) => {
    if (!known) throw new RegistryRefused(`${name} has no version before the present one.`);
    const { stable, candidate } = known;
    const to = wanted !== undefined ? wayTo(name, known, wanted) : candidate ? stable : rollbackTargets(known)[0];
    if (to === undefined) throw new RegistryRefused(`${name} has no version before the present one.`);
    const takenBack = inUse(known).filter((version) => version !== to);
    Object.assign(went, { from: candidate?.version ?? stable, to });
    const next = marked(withStable(known, to), takenBack, { at, by: act.by, reason: act.reason });
    return { next, version: to, action: 'rollback', line: { takenBack } };
  });
  return went;
}
