import type { RegistryEntry } from '@careloom/contract/manifest';
import { onWarm, routeAt } from '@careloom/shared/navigation';
import { session } from '@careloom/shared/session';
import { remoteNamed, useRegistry } from '../registry/registry';
import { whenIdle } from '../when-idle';
import { loadSource } from './load-source';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Somebody who pays for bytes, or waits for them, gets only what is asked for. */
export const mayPrefetch = ({ saveData = false, effectiveType = '4g' }: Connection): boolean => !saveData && !effectiveType.includes('2g');

const connection = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {});

const fetched = new Set<string>();

/**
 * Brings files into the browser's cache without running them. Low in the queue, and whatever goes wrong is found out when the
 * page is really asked for.
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

/** What the first page of a route needs, as its remote's release says. */
const filesOf = (remote: RegistryEntry | null, route: string) => remote?.preload?.[route] ?? [];

/** A link was hovered or focused: the part behind it is fetched. */
function prefetchAddress(pathname: string) {
  const found = routeAt(pathname);
  if (found) void quietly(filesOf(remoteNamed(found.route.owner), found.route.name));
}

/** What loads remotes, and the first page of every remote in the user's sidebar, one after the other. */
async function prefetchMenus() {
  if (!mayPrefetch(connection())) return;
  await loadSource().catch(() => undefined); // found out when a page is really asked for
  const { permissions } = session();
  for (const remote of useRegistry.getState().remotes) {
    const item = remote.manifest.menu.find(({ permission }) => permission === null || permissions.includes(permission));
    if (item) await quietly(filesOf(remote, item.route));
  }
}

/** After the page is there, in milliseconds. */
const QUIET = 3_000;

/** Fetches ahead at hover and focus of a link, and when nothing else is to be done. @returns what stops it */
export function startPrefetching(): () => void {
  onWarm(prefetchAddress);
  const timer = setTimeout(() => whenIdle(() => void prefetchMenus()), QUIET);
  return () => clearTimeout(timer);
}
