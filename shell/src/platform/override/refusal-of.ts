import type { texts } from './override-texts';
import { isLoopback } from '@careloom/contract/loopback';

/** A remote that a tab wants from somewhere else than the registry says. */
export interface Wish {
  remote: string;
  /** Address of its `remoteEntry.js`. */
  entry: string;
}

export interface Grounds {
  /** Address of the page. */
  page: string;
  /** Names of the remotes that the registry has. */
  remotes: readonly string[];
  /** Origins that the server offers, by the registry's `overrides`. */
  offered: readonly string[];
  /** Origins of builds that the operator of a deployed product allows. */
  named: readonly string[];
}

/** Whether a wish is for a build, which has a hash, and not for what a dev server gives. */
export const isBuild = ({ entry }: Wish, { named }: Pick<Grounds, 'named'>): boolean =>
  URL.canParse(entry) && named.includes(new URL(entry).origin);

/**
 * Why a wish is not granted, as the key of a text; null where it is. A page of this machine may take a known remote from an
 * origin of this machine that its server offers, and any page a build from one that its operator named; nothing else may.
 */
export function refusalOf(wish: Wish, grounds: Grounds): keyof typeof texts | null {
  const { remote, entry } = wish;
  const { page, remotes, offered } = grounds;
  const mayBuild = isBuild(wish, grounds);
  if (!mayBuild && (offered.length === 0 || !isLoopback(page))) return 'override.not_here';
  if (!URL.canParse(entry) || !entry.startsWith('http')) return 'override.no_address';
  if (!isLoopback(entry)) return 'override.foreign';
  if (!remotes.includes(remote)) return 'override.unknown';
  return mayBuild || offered.includes(new URL(entry).origin) ? null : 'override.not_offered';
}
