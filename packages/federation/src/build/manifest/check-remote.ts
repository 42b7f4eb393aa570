import { EVENTS } from '@careloom/contract/events';
import { manifest as manifestSchema } from '@careloom/contract/manifest';
import { menuMessages } from '@careloom/contract/messages/menu';
import { isOwnName } from '@careloom/contract/own-names';
import { PERMISSIONS } from '@careloom/contract/permissions';
import { ROUTES, type RouteName } from '@careloom/contract/route-names';
import { SLOTS } from '@careloom/contract/slots';
import satisfies from 'semver/functions/satisfies.js';
import type { RecordConfig, RemoteConfig, TaskConfig } from '../../base/define-remote';
import { versionOf } from '../../base/workspace';
import { actsOf, buildManifest, pagesOf } from './build-manifest';
import { exposedModules } from './exposed-modules';
import { nameTakenByPage } from './page-globals';
import { paramsOf, wrongPages, type ExportsOf } from './pages';
import { ambiguousRoutes } from '../../registry/route-owners';

/** The shell compares versions without a library (`compatibility.ts`), and within a major only caret ranges make sense. */
const wrongNeeds = ({ needs }: RemoteConfig): string[] =>
  (['shared', 'contract'] as const)
    .filter((part) => !/^\^\d+\.\d+\.\d+$/.test(needs[part]) || !satisfies(versionOf(`packages/${part}`), needs[part]))
    .map((part) => `needs.${part} has to be a caret range that this repository satisfies; it is ${needs[part]}`);

const textsOfTask = ({ title, line, verb, state, act, list }: TaskConfig) => [
  title,
  line,
  verb,
  state.label,
  list.label,
  ...(act ? [act.verb] : []),
];

const textsOfRecord = ({ heading, line, states = {}, facts }: RecordConfig) => [
  heading,
  line,
  ...Object.values(states).map(({ label }) => label),
  ...Object.values(facts),
];

/**
 * Names that are neither in the contract nor the remote's own. Types cover the contract's names; this also covers values that were cast or
 * computed.
 */
function unknownNames(
  remote: string,
  { routes, menu, quickActions, slots, raises, hears, texts = {}, tasks = [], records = [], recordActs = [] }: RemoteConfig,
): string[] {
  const known = (what: string, all: object | readonly string[], used: readonly (string | null)[], own: readonly string[] = []) =>
    used
      .filter((name) => name !== null && !(Array.isArray(all) ? all.includes(name) : Object.hasOwn(all, name)))
      .filter((name) => name === null || !isOwnName(remote, name) || !own.includes(name))
      .map((name) => `there is no ${what} ${name} in the contract`);
  const permissions = [...routes, ...menu, ...quickActions, ...slots, ...actsOf(tasks), ...recordActs].map(({ permission }) => permission);
  const ownPermissions = permissions.filter((name) => name !== null); // using its own permission declares it
  const names = routes.map(({ name }) => name);
  const targets = routes.flatMap(({ redirect }) => (redirect ? [redirect] : []));
  return [
    ...known(
      'route',
      ROUTES,
      [
        ...names,
        ...menu.map(({ route }) => route),
        ...tasks.flatMap(({ route, list }) => [route, list.route]),
        ...pagesOf(records, recordActs),
        ...targets,
      ],
      names,
    ),
    ...known('permission', PERMISSIONS, permissions, ownPermissions),
    ...known(
      'text',
      menuMessages,
      [
        ...[...menu, ...quickActions, ...recordActs].map(({ label }) => label),
        ...tasks.flatMap(textsOfTask),
        ...records.flatMap(textsOfRecord),
      ],
      Object.keys(texts),
    ),
    ...known(
      'slot',
      SLOTS,
      slots.map(({ slot }) => slot),
    ),
    ...known('event', EVENTS, [...raises, ...hears]),
  ];
}

const isKnownRoute = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);

function wrongRoutes({ routes }: RemoteConfig): string[] {
  const names = routes.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index).map((name) => `the route ${name} is there twice`);
  const params = routes
    .flatMap(({ name, path }) => (isKnownRoute(name) ? [{ name, path, wanted: [...ROUTES[name]].sort() }] : []))
    .filter(({ path, wanted }) => [...paramsOf(path)].sort().join() !== wanted.join())
    .map(({ name, path, wanted }) => `the path ${path} does not have the parameters of ${name}: ${wanted.join(', ') || 'none'}`);
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

/** The faults in a remote's configuration, as sentences; empty if there are none. */
export function checkRemote(name: string, config: RemoteConfig, exportsOf: ExportsOf): string[] {
  const unknown = unknownNames(name, config);
  if (unknown.length > 0) return unknown;
  const manifest = buildManifest(name, '0.0.0', config);
  const taken = nameTakenByPage(name);
  const shape = manifestSchema.safeParse(manifest).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  return [
    ...(taken ? [taken] : []),
    ...shape,
    ...wrongNeeds(config),
    ...wrongRoutes(config),
    ...ambiguousRoutes([manifest]),
    ...wrongPages(config, exportsOf),
    ...wrongModules(config, exportsOf),
  ];
}
