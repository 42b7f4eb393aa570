import { type Resource, staleWith } from '@careloom/contract/freshness';
import { QueryClient } from '@tanstack/react-query';
import { raise } from '../events/index';
import { ApiFailure } from '../http/index';
import { useSession } from '../session/store';
import { UNNAMED } from './unnamed';

/** What was read this long ago is shown at once and read again, in milliseconds. Pushes make it stale sooner. */
const STALE_AFTER = 15_000;

/** A refusal will be a refusal again; only a missing answer is asked for once more. */
const retry = (failures: number, error: Error) => failures < 1 && error instanceof ApiFailure && error.code === 0;

/** The one query client of the page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked once whatever the device says of its connection; without one the second try waits until it is back.
    queries: { staleTime: STALE_AFTER, retry, retryDelay: 500, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Reads again what is on screen of these resources, and the rest when it is next shown. */
export async function invalidate(...resources: readonly string[]) {
  const stale = new Set([...resources, UNNAMED]);
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [resource] }) => stale.has(String(resource)) });
}

/** Records were changed in this page: reads that show them are stale, and whoever hears is told. @param others what changed with them */
export function resourceChanged(resource: string, ids: number[] = [], others: readonly Resource[] = []) {
  raise('resource.changed@1', { resource, ids });
  return invalidate(...staleWith([resource, ...others]));
}

/** What one person read is not shown to the next. */
useSession.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) queryClient.clear();
});
