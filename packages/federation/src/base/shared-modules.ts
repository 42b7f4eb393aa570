import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import major from 'semver/functions/major.js';
import { ROOT, versionOf } from './workspace';

const SHARED = path.join(ROOT, 'packages/shared');

/** The function that creates the component of a Lucide icon. The icons themselves stay in the chunks that render them. */
export const ICON_FACTORY = 'lucide-react/dist/esm/createLucideIcon.mjs';

/**
 * Libraries that may exist only once in the page, because they hold state, a context or identity. Chakra, emotion and React Router are not
 * included: sharing a package ships all of it, so remotes use them through slim entries of `@careloom/shared`.
 */
export const SINGLE_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'zustand',
  '@tanstack/react-query',
  ICON_FACTORY,
] as const;

/** Entries of `@careloom/shared` that the shell needs for the first signed-in page. */
const PRESENT = ['chrome', 'events', 'format', 'http', 'i18n', 'navigation', 'query', 'session', 'slots', 'ui', 'worker'];

/** Entries that are loaded when a remote first requests them. */
const LATER = ['charts', 'detail', 'form', 'list', 'motion', 'realtime', 'second-factor', 'ui-overlay', 'ui-pickers', 'write-queue'];

const requestOf = (entry: string) => `@careloom/shared/${entry}`;

/**
 * Libraries that remotes normally use through our entries, but may also import directly. They are shared, but loaded only on request, so
 * that unused parts are not in any first page.
 */
const SELDOM_ASKED = ['zustand', '@tanstack/react-query'];

export const FETCHED_LATER: ReadonlySet<string> = new Set([...LATER.map(requestOf), ...SELDOM_ASKED]);

const sharedEntries = [...PRESENT, ...LATER].map(requestOf);

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** The version of a library that is installed for `packages/shared`; the shell bundles the same one. */
function installedVersion(library: string): string {
  const require = createRequire(path.join(SHARED, 'package.json'));
  for (let at = path.dirname(require.resolve(library)); at !== path.dirname(at); at = path.dirname(at)) {
    const file = path.join(at, 'package.json');
    if (!existsSync(file)) continue;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    if (name === library && version) return version;
  }
  throw new Error(`${library} is not installed for packages/shared.`);
}

/** The version of every shared module, by request. */
export function sharedVersions(): Record<string, string> {
  const ours = versionOf('packages/shared');
  const libraries = SINGLE_LIBRARIES.map((request) => [request, installedVersion(packageOf(request))] as const);
  return Object.fromEntries([...libraries, ...sharedEntries.map((request) => [request, ours] as const)]);
}

/** The name of a shared module in the share scope. Every entry of a remote contains it. */
export const shareKeyOf = (request: string) => (request === ICON_FACTORY ? 'lucide' : request);

const isOurs = (request: string) => request.startsWith('@careloom/');

/**
 * The shared modules of a remote's build: the shell provides them, and a remote never bundles its own copy. The required version is only
 * what the remote needs, so that a build of today also runs in last week's shell.
 * @param needed the range of `shared` in the remote's manifest
 */
export const sharedModules = (needed: string) =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([request, version]) => [
      request,
      {
        ...{ singleton: true, requiredVersion: isOurs(request) ? needed : `^${major(version)}.0.0`, version, import: false as const },
        shareKey: shareKeyOf(request),
      },
    ]),
  );
