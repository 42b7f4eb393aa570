import { staleWith, type Resource } from '@careloom/contract/freshness';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { raise } from '../events/index';
import { ApiFailure } from '../http/index';
import { useSession } from '../session/store';

/**
 * Resource of reads that do not declare one, such as those of remotes released before calls named it: they are refetched after every
 * change.
 */
export const UNNAMED = 'unnamed';

/** @deprecated Calls declare their resource. Kept for older remotes, which look it up by path, until the next major version. */
export const resourceOf = (_path: string): string => UNNAMED;

/** @deprecated Each resource has only one name. Kept for older remotes until the next major version. */
export const canonical = (name: string): string => name;

/** Data older than this, in milliseconds, is shown at once and refetched. Pushes make it stale sooner. */
const STALE_AFTER = 15_000;

/** Retries once, and only if there was no response: a refused request would be refused again. */
const retry = (failures: number, error: Error) => failures < 1 && error instanceof ApiFailure && error.code === 0;

// The library assumes that there is a connection until it is notified of a change, but a page may be opened offline.
onlineManager.setOnline(globalThis.navigator?.onLine ?? true);

/** The page's only query client. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Fetches once whatever the device reports about its connection; when offline, the retry waits until the connection is back.
    queries: { staleTime: STALE_AFTER, retry, retryDelay: 500, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Refetches reads of these resources that are on screen, and other reads when they are next shown. */
export async function invalidate(...resources: readonly string[]) {
  const stale = new Set([...resources, UNNAMED]);
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [resource] }) => stale.has(String(resource)) });
}

/**
 * Announces that records were changed in this page: reads that show them become stale, and `resource.changed@1` is published.
 * @param others further resources that changed
 */
export function resourceChanged(resource: string, ids: number[] = [], others: readonly Resource[] = []) {
  raise('resource.changed@1', { resource, ids });
  return invalidate(...staleWith([resource, ...others]));
}

/** Prevents one user from seeing data that another one fetched. */
useSession.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) queryClient.clear();
});
