import { EVENTS } from '@careloom/contract/events';
import { manifest as manifestSchema } from '@careloom/contract/manifest';
import { MESSAGES } from '@careloom/contract/messages/index';
import { PERMISSIONS } from '@careloom/contract/permissions';
import { ROUTES } from '@careloom/contract/route-names';
import { SLOTS } from '@careloom/contract/slots';
import satisfies from 'semver/functions/satisfies.js';
import type { RemoteConfig } from '../define-remote';
import { versionOf } from '../workspace';
import { buildManifest } from './build-manifest';
import { exposedModules } from './exposed-modules';
import { ambiguousRoutes } from './route-owners';

type ExportsOf = (file: string) => string[] | null;

/** The shell compares these without a library (`compatibility.ts`); within a major only caret ranges make sense. */
const wrongNeeds = ({ needs }: RemoteConfig): string[] =>
  (['shared', 'contract'] as const)
    .filter((part) => !/^\^\d+\.\d+\.\d+$/.test(needs[part]) || !satisfies(versionOf(`packages/${part}`), needs[part]))
    .map((part) => `needs.${part} has to be a caret range that this repository satisfies; it is ${needs[part]}`);

const paramsOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '').sort();

/** Names that the contract does not know. The types say the same; this holds for what was cast or built from a variable. */
function unknownNames({ routes, menu, quickActions, slots, raises, hears }: RemoteConfig): string[] {
  const known = (what: string, all: object | readonly string[], used: readonly (string | null)[]) =>
    used
      .filter((name) => name !== null && !(Array.isArray(all) ? all.includes(name) : Object.hasOwn(all, name)))
      .map((name) => `there is no ${what} ${name} in the contract`);
  const targets = routes.flatMap(({ redirect }) => (redirect ? [redirect] : []));
  return [
    ...known('route', ROUTES, [...routes.map(({ name }) => name), ...menu.map(({ route }) => route), ...targets]),
    ...known(
      'permission',
      PERMISSIONS,
      [...routes, ...menu, ...quickActions, ...slots].map(({ permission }) => permission),
    ),
    ...known(
      'text',
      MESSAGES,
      [...menu, ...quickActions].map(({ label }) => label),
    ),
    ...known(
      'slot',
      SLOTS,
      slots.map(({ slot }) => slot),
    ),
    ...known('event', EVENTS, [...raises, ...hears]),
  ];
}

function wrongRoutes({ routes }: RemoteConfig): string[] {
  const names = routes.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index).map((name) => `the route ${name} is there twice`);
  const params = routes
    .filter(({ name, path }) => Object.hasOwn(ROUTES, name) && paramsOf(path).join() !== [...ROUTES[name]].sort().join())
    .map(({ name, path }) => `the path ${path} does not have the parameters of ${name}: ${ROUTES[name].join(', ') || 'none'}`);
  const targets = routes
    .filter(({ redirect }) => redirect && !names.includes(redirect))
    .map(({ name, redirect }) => `${name} redirects to ${redirect}, which is not a route of this remote`);
  return [...twice, ...params, ...targets];
}

const wrongModules = (config: RemoteConfig, exportsOf: ExportsOf): string[] =>
  exposedModules(config).flatMap(({ expose, file, exportName }) => {
    const exports = exportsOf(file);
    if (!exports) return [`${expose} needs the file ${file}.tsx`];
    return exports.includes(exportName) ? [] : [`${file}.tsx has to export ${exportName}; it exports ${exports.join(', ') || 'nothing'}`];
  });

/**
 * What is wrong with a remote's description of itself: sentences, empty where nothing is.
 * @param exportsOf names that a source file of the remote really exports, null where it is not part of the build
 */
export function checkRemote(name: string, config: RemoteConfig, exportsOf: ExportsOf): string[] {
  const unknown = unknownNames(config);
  if (unknown.length > 0) return unknown;
  const manifest = buildManifest(name, '0.0.0', config);
  const shape = manifestSchema.safeParse(manifest).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  return [...shape, ...wrongNeeds(config), ...wrongRoutes(config), ...ambiguousRoutes([manifest]), ...wrongModules(config, exportsOf)];
}
