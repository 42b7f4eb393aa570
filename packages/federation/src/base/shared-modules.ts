import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import major from 'semver/functions/major.js';
import { ROOT, versionOf } from './workspace';

const SHARED = path.join(ROOT, 'packages/shared');

/**
 * Libraries that must exist once in the page: they keep state, a context, or identity. Chakra, emotion and React Router are not
 * here: sharing a package ships all of it, so remotes get them through slim entries of `@careloom/shared`.
 */
export const SINGLE_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'zustand',
  '@tanstack/react-query',
] as const;

/** Entries of `@careloom/shared` that the shell itself needs for the first signed-in page. */
const PRESENT = ['chrome', 'events', 'format', 'http', 'i18n', 'navigation', 'query', 'session', 'slots', 'ui', 'worker'];

/** Entries that are fetched when a remote first asks. */
const LATER = ['charts', 'detail', 'form', 'list', 'motion', 'realtime', 'ui-overlay', 'ui-pickers'];

const requestOf = (entry: string) => `@careloom/shared/${entry}`;

/**
 * Libraries that remotes know through entries of ours, and that one may still ask for itself: they are there once, but what of them
 * nobody uses is in no first page.
 */
const SELDOM_ASKED = ['zustand', '@tanstack/react-query'];

export const FETCHED_LATER: ReadonlySet<string> = new Set([...LATER.map(requestOf), ...SELDOM_ASKED]);

const sharedEntries = [...PRESENT, ...LATER].map(requestOf);

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** The version that `packages/shared` really gets of a library; the shell bundles the same. */
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

/** The version of everything that the page shares, by request. */
export function sharedVersions(): Record<string, string> {
  const ours = versionOf('packages/shared');
  const libraries = SINGLE_LIBRARIES.map((request) => [request, installedVersion(packageOf(request))] as const);
  return Object.fromEntries([...libraries, ...sharedEntries.map((request) => [request, ours] as const)]);
}

const isOurs = (request: string) => request.startsWith('@careloom/');

/**
 * The shared modules of a remote's build: the shell provides them, and a remote never brings a copy of its own. It asks for no more
 * than it needs, or what is built today would not do in last week's shell.
 * @param needed the range of `shared` in the remote's manifest
 */
export const sharedModules = (needed: string) =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([request, version]) => [
      request,
      { singleton: true, requiredVersion: isOurs(request) ? needed : `^${major(version)}.0.0`, version, import: false as const },
    ]),
  );
