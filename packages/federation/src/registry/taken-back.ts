import { RegistryRefused } from './refused';
import type { KnownVersions } from './state';

/** @throws RegistryRefused where a version was taken back, and nobody says that it may be served all the same */
export function refuseTakenBack(name: string, version: string, known: KnownVersions | undefined, unmark: boolean) {
  const mark = known?.takenBack[version];
  if (!mark || unmark) return;
  throw new RegistryRefused(
    `${name} ${version} was taken back by ${mark.by} at ${mark.at}: "${mark.reason}". Change what was wrong, or say why it may be served all the same: --again --reason "…".`,
  );
}
