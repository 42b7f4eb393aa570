import type { RegistryEntry } from '@careloom/contract/manifest';
import satisfies from 'semver/functions/satisfies.js';
import { ambiguousRoutes } from '../manifest/route-owners';

/** Every set of versions that one person may get: of each package the stable one or, where there is one, the candidate. */
export function combinations<T>(packages: readonly (readonly T[])[]): T[][] {
  return packages.reduce<T[][]>((sets, versions) => sets.flatMap((set) => versions.map((version) => [...set, version])), [[]]);
}

/** An address that two owners would answer, on the page of anybody: sentences. */
export const overlaps = (packages: readonly (readonly RegistryEntry[])[]): string[] => [
  ...new Set(combinations(packages).flatMap((releases) => ambiguousRoutes(releases.map(({ manifest }) => manifest)))),
];

/**
 * What of `shared` and `contract` a remote needs and one of the shells that are served does not have: sentences. The page would
 * show a card in the remote's place. A shell of before this was recorded offers nothing, and then nothing is said.
 */
export function misfits({ name, manifest: { needs } }: RegistryEntry, shells: readonly RegistryEntry[]): string[] {
  return shells.flatMap(({ version, offers }) =>
    (['shared', 'contract'] as const)
      .filter((part) => offers && !satisfies(offers[part], needs[part]))
      .map((part) => `${name} needs ${part} ${needs[part]}; the shell ${version} has ${offers?.[part]}. Release the shell first`),
  );
}
