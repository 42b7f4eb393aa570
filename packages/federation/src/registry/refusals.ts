import type { RegistryEntry } from '@careloom/contract/manifest';
import satisfies from 'semver/functions/satisfies.js';
import gtr from 'semver/ranges/gtr.js';
import { ambiguousRoutes } from './route-owners';
import { RegistryRefused } from './refused';
import type { KnownVersions } from './state';

/** Every set of versions that one person may get: of each package the stable one or, where there is one, the candidate. */
export function combinations<T>(packages: readonly (readonly T[])[]): T[][] {
  return packages.reduce<T[][]>((sets, versions) => sets.flatMap((set) => versions.map((version) => [...set, version])), [[]]);
}

/** An address that two owners would answer, on the page of anybody: sentences. */
export const overlaps = (packages: readonly (readonly RegistryEntry[])[]): string[] => [
  ...new Set(combinations(packages).flatMap((releases) => ambiguousRoutes(releases.map(({ manifest }) => manifest)))),
];

/** What a remote needs and a shell does not have: the page would show a card in the remote's place. */
export interface Gap {
  remote: string;
  remoteVersion: string;
  part: 'shared' | 'contract';
  needs: string;
  shellVersion: string;
  has: string;
}

/** What is missing between remotes and shells that may meet in a page. A shell of before this was recorded offers nothing, and then nothing is said. */
export const gaps = (remotes: readonly RegistryEntry[], shells: readonly RegistryEntry[]): Gap[] =>
  remotes.flatMap(({ name, version: remoteVersion, manifest: { needs } }) =>
    shells.flatMap(({ version: shellVersion, offers }) =>
      (['shared', 'contract'] as const)
        .filter((part) => offers && !satisfies(offers[part], needs[part]))
        .map((part) => ({ remote: name, remoteVersion, part, needs: needs[part], shellVersion, has: offers?.[part] ?? '' })),
    ),
  );

export const wordsOfGap = ({ remote, part, needs, shellVersion, has }: Gap) =>
  `${remote} needs ${part} ${needs}; the shell ${shellVersion} has ${has}`;

/** Why a version of a remote is not served: sentences. */
export const misfits = (own: readonly Gap[]): string[] =>
  own.map((gap) => `${wordsOfGap(gap)}. ${gtr(gap.has, gap.needs) ? 'Build it for that one' : 'Release the shell first'}`);

/**
 * Why a shell is not served: remotes that it would leave behind, and nobody named. Those that are behind already are none of its doing.
 * @param before gaps of what is served now
 * @param named remotes that may be left behind
 */
export function leavesBehind(now: readonly Gap[], before: readonly Gap[], named: readonly string[]): string[] {
  const known = [...named, ...before.map(({ remote }) => remote)];
  return now
    .filter(({ remote }) => !known.includes(remote))
    .map((gap) => `${wordsOfGap(gap)}, and people would see a card in its place. To serve it all the same: --leave-behind ${gap.remote}`);
}

/** @throws RegistryRefused where a version was taken back, and nobody says that it may be served all the same */
export function refuseTakenBack(name: string, version: string, known: KnownVersions | undefined, unmark: boolean) {
  const mark = known?.takenBack[version];
  if (!mark || unmark) return;
  throw new RegistryRefused(
    `${name} ${version} was taken back by ${mark.by} at ${mark.at}: "${mark.reason}". Change what was wrong, or say why it may be served all the same: --again --reason "…".`,
  );
}
