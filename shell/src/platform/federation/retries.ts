/** How often each remote has failed in this page. Its own chunk addresses carry the number too (`ChunkRetryQuery`). */
const failures: Record<string, number> = {};
Object.assign(globalThis, { __careloomRetries: failures });

export const failuresOf = (remote: string) => failures[remote] ?? 0;

/** From here on the remote's addresses differ from those that failed, so that no cache and no stuck request answers. */
export function countFailure(remote: string) {
  failures[remote] = failuresOf(remote) + 1;
}
