import { z } from '@careloom/contract/schema';
import type { AuditLine } from './audit';
import { withStable, marked, withCandidate, registryState, type PackageState, type RegistryState } from './state';

const written = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ stable: z.string(), history: z.array(z.string()), served: z.optional(z.array(z.string())) }),
  ),
});

const EMPTY_DRAW = { share: 0, users: [], salt: '' };

/** Replays the audit lines of one package. */
function replay(lines: readonly AuditLine[]): PackageState | undefined {
  return lines.reduce<PackageState | undefined>((state, { action, version, at, by, reason = '' }) => {
    if (action === 'withdraw') return undefined;
    if (action === 'canary') return state && withCandidate(state, { ...EMPTY_DRAW, version });
    if (action !== 'rollback' || !state) return withStable(state, version);
    const why = { at, by, reason };
    if (state.candidate) return withStable(marked(state, [state.candidate.version], why), state.stable);
    return marked(withStable(state, version), [state.stable], why);
  }, undefined);
}

/**
 * Parses a state, written by this version or by one that only kept what is served and in which order it was built; then rollbacks are
 * reconstructed from the audit.
 */
export async function readState(text: string, audit: () => Promise<readonly AuditLine[]>): Promise<RegistryState> {
  const json: unknown = JSON.parse(text);
  const { packages } = written.parse(json);
  if (Object.values(packages).every(({ served }) => served !== undefined)) return registryState.parse(json);
  const lines = await audit();
  const upgraded = Object.entries(packages).map(([name, state]) => {
    const past = replay(lines.filter((line) => line.package === name));
    const served = [state.stable, ...(past?.served ?? state.history).filter((version) => version !== state.stable)];
    const takenBack = Object.fromEntries(Object.entries(past?.takenBack ?? {}).filter(([version]) => version !== state.stable));
    return [name, { takenBack, ...state, served: state.served ?? served }] as const;
  });
  return registryState.parse({ ...(json as object), packages: Object.fromEntries(upgraded) });
}
