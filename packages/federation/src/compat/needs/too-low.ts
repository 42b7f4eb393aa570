import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compareVersions from 'semver/functions/compare.js';
import minVersion from 'semver/ranges/min-version.js';
import type { RemoteConfig } from '../../define-remote';
import { remoteDir } from '../../workspace';
import { REPORTED, type Reported } from '../reported';
import { usedIn, type Used } from './imports';
import { knownSince, readReports, type Need, type Reports } from './known-since';

/** Names of the contract that a description gives to the shell, the server and other remotes. */
function namedNeeds({ routes, menu, quickActions, slots, raises, hears }: RemoteConfig, since: ReturnType<typeof knownSince>): Need[] {
  const keys = [
    ...routes.map(({ name }) => `route ${name}`),
    ...menu.flatMap(({ route, label }) => [`route ${route}`, `text ${label}`]),
    ...quickActions.map(({ label }) => `text ${label}`),
    ...[...routes, ...menu, ...quickActions, ...slots].map(({ permission }) => `permission ${permission}`),
    ...slots.map(({ slot }) => `slot ${slot}`),
    ...[...raises, ...hears].map((event) => `event ${event}`),
  ];
  return keys.flatMap((key) => since.named('contract', key));
}

/** The sources that a remote's pages run, by their names. */
function usedBy(name: string): Used[] {
  const folder = path.join(remoteDir(name), 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => usedIn(file, readFileSync(path.join(folder, file), 'utf8')));
}

/** The lowest versions with all that is used, each with what asks for it. */
export function lowestNeeds(config: RemoteConfig, used: readonly Used[], reports: Reports): Partial<Record<Reported, Need>> {
  const since = knownSince(reports);
  const needs = [...used.flatMap(since.used), ...namedNeeds(config, since)];
  const highest = (part: Reported) =>
    needs
      .filter((need) => need.part === part)
      .reduce<Need | undefined>((most, need) => (most && compareVersions(most.since, need.since) >= 0 ? most : need), undefined);
  return Object.fromEntries(
    REPORTED.flatMap((part) => {
      const need = highest(part);
      return need ? [[part, need]] : [];
    }),
  );
}

/**
 * Where a remote says that it runs with a `shared` or `contract` that lacks what it uses: sentences. Such a page would break in
 * the middle; with the right range the shell shows a card, and the registry refuses the release.
 */
export function tooLow(name: string, config: RemoteConfig, used = usedBy(name), reports = readReports()): string[] {
  return Object.entries(lowestNeeds(config, used, reports)).flatMap(([part, { what, since }]) => {
    const stated = config.needs[part as Reported];
    const lowest = minVersion(stated);
    if (lowest && compareVersions(lowest, since) >= 0) return [];
    return [`needs.${part} is ${stated}, and ${what} is there since ${since}: it has to be ^${since}`];
  });
}
