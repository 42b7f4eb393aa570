import type { texts } from './override-texts';
import { isLoopback } from '@careloom/contract/loopback';

/** An override: a remote that a tab loads from another address than the registry's. */
export interface Override {
  remote: string;
  /** Address of its `remoteEntry.js`. */
  entry: string;
}

export interface OverrideConditions {
  /** Address of the page. */
  page: string;
  /** Names of the remotes in the registry. */
  remotes: readonly string[];
  /** Dev server origins that the server offers, in the registry's `overrides`. */
  offered: readonly string[];
  /** Origins of builds that the operator of a deployed product allows. */
  named: readonly string[];
}

/** Whether an override is for a build, which has a hash, rather than for a dev server. */
export const isBuild = ({ entry }: Override, { named }: Pick<OverrideConditions, 'named'>): boolean =>
  URL.canParse(entry) && named.includes(new URL(entry).origin);

/**
 * Why an override is refused, as a translation key; null if it is allowed. A page on localhost may use a known remote from a localhost
 * origin that its server offers; any page may use a build from an origin that its operator named. Nothing else is allowed.
 */
export function refusalOf(override: Override, conditions: OverrideConditions): keyof typeof texts | null {
  const { remote, entry } = override;
  const { page, remotes, offered } = conditions;
  const mayBuild = isBuild(override, conditions);
  if (!mayBuild && (offered.length === 0 || !isLoopback(page))) return 'override.not_here';
  if (!URL.canParse(entry) || !entry.startsWith('http')) return 'override.no_address';
  if (!isLoopback(entry)) return 'override.foreign';
  if (!remotes.includes(remote)) return 'override.unknown';
  return mayBuild || offered.includes(new URL(entry).origin) ? null : 'override.not_offered';
}
