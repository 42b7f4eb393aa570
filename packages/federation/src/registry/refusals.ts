import type { RegistryEntry } from '@careloom/contract/manifest';
import satisfies from 'semver/functions/satisfies.js';
import gtr from 'semver/ranges/gtr.js';
import { ambiguousRoutes } from './route-owners';
import { RegistryRefused } from './refused';
import type { KnownVersions } from './state';

/** All combinations of versions that one user may get: for each package the stable version or, if there is one, the candidate. */
export function combinations<T>(packages: readonly (readonly T[])[]): T[][] {
  return packages.reduce<T[][]>((sets, versions) => sets.flatMap((set) => versions.map((version) => [...set, version])), [[]]);
}

/** Sentences for addresses that two owners would answer in any of these combinations. */
export const overlaps = (packages: readonly (readonly RegistryEntry[])[]): string[] => [
  ...new Set(combinations(packages).flatMap((releases) => ambiguousRoutes(releases.map(({ manifest }) => manifest)))),
];

/** Something that a remote needs and a shell lacks, so that the page would show a failure card. */
export interface Gap {
  remote: string;
  remoteVersion: string;
  part: 'shared' | 'contract';
  needs: string;
  shellVersion: string;
  has: string;
}

/**
 * The gaps between remotes and shells that may be combined in a page. Shells from before versions were recorded offer nothing and are
 * skipped.
 */
export const gaps = (remotes: readonly RegistryEntry[], shells: readonly RegistryEntry[]): Gap[] =>
  remotes.flatMap(({ name, version: remoteVersion, manifest: { needs } }) =>
    shells.flatMap(({ version: shellVersion, offers }) =>
      (['shared', 'contract'] as const)
        .filter((part) => offers && !satisfies(offers[part], needs[part]))
        .map((part) => ({ remote: name, remoteVersion, part, needs: needs[part], shellVersion, has: offers?.[part] ?? '' })),
    ),
  );

export const describeGap = ({ remote, part, needs, shellVersion, has }: Gap) =>
  `${remote} needs ${part} ${needs}; the shell ${shellVersion} has ${has}`;

/** Why a version of a remote is not served, as sentences. */
export const incompatibilities = (own: readonly Gap[]): string[] =>
  own.map((gap) => `${describeGap(gap)}. ${gtr(gap.has, gap.needs) ? 'Build it for that one' : 'Release the shell first'}`);

/**
 * Why a shell is not served: it would leave behind remotes that nobody named. Remotes that are behind already are ignored.
 * @param before gaps of what is served now
 * @param named remotes that may be left behind
 */
export function leavesBehind(now: readonly Gap[], before: readonly Gap[], named: readonly string[]): string[] {
  const known = [...named, ...before.map(({ remote }) => remote)];
  return now
    .filter(({ remote }) => !known.includes(remote))
    .map((gap) => `${describeGap(gap)}, and people would see a card in its place. To serve it all the same: --leave-behind ${gap.remote}`);
}

/** @throws RegistryRefused if the version was taken back, unless `unmark` allows it */
export function refuseTakenBack(name: string, version: string, known: KnownVersions | undefined, unmark: boolean) {
  const mark = known?.takenBack[version];
  if (!mark || unmark) return;
  throw new RegistryRefused(
    `${name} ${version} was taken back by ${mark.by} at ${mark.at}: "${mark.reason}". Change what was wrong, or say why it may be served all the same: --again --reason "…".`,
  );
}
