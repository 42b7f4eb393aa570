import { inUse, type KnownVersions, type PackageState } from './state';

/** So many versions that everybody got can be gone back to, however old they are. */
export const KEPT = 5;

/** A session lives so long, so no tab that began with a version and is still signed in is older. In days. */
export const TAB_LIFE = 30;

const DAY_MS = 86_400_000;

const usedOf = (state: KnownVersions | PackageState): string[] => ('stable' in state ? inUse(state) : []);

/** Notes for each version that nobody gets any more until when somebody did. @param at UTC */
export function aged<T extends KnownVersions>(state: T, at: string): T {
  const used = usedOf(state);
  const idle = state.history.filter((version) => !used.includes(version));
  return { ...state, until: Object.fromEntries(idle.map((version) => [version, state.until[version] ?? at])) };
}

/** Versions whose files may go: no open tab runs them, and they are none of the last that a rollback may go to. @param now UTC */
export function superfluous(state: KnownVersions, now: string): string[] {
  const used = usedOf(state);
  const waysBack = state.served.filter((version) => !state.takenBack[version] && !used.includes(version)).slice(0, KEPT - 1);
  const since = new Date(Date.parse(now) - TAB_LIFE * DAY_MS).toISOString();
  return state.history.filter((version) => !used.includes(version) && !waysBack.includes(version) && (state.until[version] ?? now) < since);
}
