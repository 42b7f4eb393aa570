import { inUse, type KnownVersions, type PackageState } from './state';

/** Number of former stable versions that are kept for a rollback, however old. */
export const ROLLBACK_VERSIONS = 5;

/** The lifetime of a session in days, hence the maximum age of a signed-in tab. */
export const TAB_LIFE = 30;

const DAY_MS = 86_400_000;

const usedOf = (state: KnownVersions | PackageState): string[] => ('stable' in state ? inUse(state) : []);

/** Records the end time of each version that is no longer served. @param at UTC, for versions without a recorded time */
export function withEndTimes<T extends KnownVersions>(state: T, at: string): T {
  const used = usedOf(state);
  const idle = state.history.filter((version) => !used.includes(version));
  return { ...state, until: Object.fromEntries(idle.map((version) => [version, state.until[version] ?? at])) };
}

/** Versions whose files can be removed: no open tab uses them, and they are not kept for a rollback. @param now UTC */
export function removableVersions(state: KnownVersions, now: string): string[] {
  const used = usedOf(state);
  const rollbackTargets = state.served
    .filter((version) => !state.takenBack[version] && !used.includes(version))
    .slice(0, ROLLBACK_VERSIONS - 1);
  const since = new Date(Date.parse(now) - TAB_LIFE * DAY_MS).toISOString();
  return state.history.filter(
    (version) => !used.includes(version) && !rollbackTargets.includes(version) && (state.until[version] ?? now) < since,
  );
}
