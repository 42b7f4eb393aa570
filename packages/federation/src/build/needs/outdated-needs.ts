import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compareVersions from 'semver/functions/compare.js';
import minVersion from 'semver/ranges/min-version.js';
import type { RemoteConfig } from '../../base/define-remote';
import { appModule } from '../manifest/app-module';
import { actsOf, pagesOf } from '../manifest/build-manifest';
import { remoteDir } from '../../base/workspace';
import { REPORTED, type Reported } from '../../reports/released';
import { usedIn, type Used } from './imports';
import { tokensUsedBy } from './tokens';
import { knownSince, readReports, type Need, type Reports } from './known-since';

/** Needs for the contract's names in a remote's configuration. */
function namedNeeds(
  { routes, menu, quickActions, slots, raises, hears, tasks = [], records = [], recordActs = [] }: RemoteConfig,
  since: ReturnType<typeof knownSince>,
): Need[] {
  const keys = [
    ...routes.map(({ name }) => `route ${name}`),
    ...menu.flatMap(({ route, label }) => [`route ${route}`, `text ${label}`]),
    ...quickActions.map(({ label }) => `text ${label}`),
    ...tasks.flatMap(({ route, list }) => [`route ${route}`, `route ${list.route}`]),
    ...pagesOf(records, recordActs).map((route) => `route ${route}`),
    ...[...routes, ...menu, ...quickActions, ...slots, ...actsOf(tasks), ...recordActs].map(({ permission }) => `permission ${permission}`),
    ...slots.map(({ slot }) => `slot ${slot}`),
    ...[...raises, ...hears].map((event) => `event ${event}`),
  ];
  return keys.flatMap((key) => since.named('contract', key));
}

/** The imports of a remote's pages and of the app that is generated around them. */
function usedBy(name: string, config: RemoteConfig): Used[] {
  const folder = path.join(remoteDir(name), 'src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => usedIn(file, readFileSync(path.join(folder, file), 'utf8')));
  return [...sources, ...usedIn('app.tsx', appModule(name, config, false))];
}

/** The lowest versions that have everything used, each with what requires it. */
function lowestNeeds(
  config: RemoteConfig,
  used: readonly Used[],
  reports: Reports,
  tokens: readonly string[],
): Partial<Record<Reported, Need>> {
  const since = knownSince(reports);
  const ofLooks = tokens.flatMap((token) => since.named('shared', `token ${token}`, `the design token ${token}`));
  const needs = [...used.flatMap(since.used), ...namedNeeds(config, since), ...ofLooks];
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
 * Sentences for ranges that allow a `shared` or `contract` without something the remote uses. Such a page would break while in use; with
 * the right range the shell shows a failure card, and the registry refuses the release.
 */
export function outdatedNeeds(
  name: string,
  config: RemoteConfig,
  used = usedBy(name, config),
  reports = readReports(),
  tokens = tokensUsedBy(name),
): string[] {
  return Object.entries(lowestNeeds(config, used, reports, tokens)).flatMap(([part, { what, since }]) => {
    const stated = config.needs[part as Reported];
    const lowest = minVersion(stated);
    if (lowest && compareVersions(lowest, since) >= 0) return [];
    return [`needs.${part} is ${stated}, and ${what} is there since ${since}: it has to be ^${since}`];
  });
}
