import type { RegistryEntry } from '@careloom/contract/manifest';
import { onPrefetch, routeAt } from '@careloom/shared/navigation';
import { session } from '@careloom/shared/session';
import { remoteNamed, useRegistry } from '../registry/registry';
import { whenIdle } from '../when-idle';
import { loadSource } from './load-module';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No prefetching with data saver on or on a slow connection. */
export const mayPrefetch = ({ saveData = false, effectiveType = '4g' }: Connection): boolean => !saveData && !effectiveType.includes('2g');

export const connection = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {});

const fetched = new Set<string>();

/**
 * Fetches files into the browser's cache without running them, at low priority. Errors are ignored: they show up when the page is opened.
 */
async function fetchAhead(files: readonly { href: string; integrity: string }[]) {
  if (!mayPrefetch(connection())) return;
  for (const { href, integrity } of files) {
    if (fetched.has(href)) continue;
    fetched.add(href);
    const response = await fetch(href, { integrity, priority: 'low' });
    await response.arrayBuffer();
  }
}

const quietly = (files: readonly { href: string; integrity: string }[]) => fetchAhead(files).catch(() => undefined);

/** The files that the first page of a route needs, from the `preload` list of the remote's release. */
const filesOf = (remote: RegistryEntry | null, route: string) => remote?.preload?.[route] ?? [];

/** Fetches the remote's files for a link that was hovered or focused. */
function prefetchAddress(pathname: string) {
  const found = routeAt(pathname);
  if (found) void quietly(filesOf(remoteNamed(found.route.owner), found.route.name));
}

/** Fetches the federation runtime, then the first page of each remote in the user's sidebar, one after the other. */
async function prefetchMenus() {
  if (!mayPrefetch(connection())) return;
  await loadSource().catch(() => undefined); // shows up when a page is opened
  const { permissions } = session();
  for (const remote of useRegistry.getState().remotes) {
    const item = remote.manifest.menu.find(({ permission }) => permission === null || permissions.includes(permission));
    if (item) await quietly(filesOf(remote, item.route));
  }
}

/** Milliseconds after the page has rendered. */
const QUIET = 3_000;

/** Prefetches when a link is hovered or focused, and when the browser is idle. @returns a function that stops it */
export function startPrefetching(): () => void {
  onPrefetch(prefetchAddress);
  const timer = setTimeout(() => whenIdle(() => void prefetchMenus()), QUIET);
  return () => clearTimeout(timer);
}
