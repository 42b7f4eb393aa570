/** Failures of each remote in this page. The remote's own chunk addresses carry the number too (`ChunkRetryQuery`). */
const failures: Record<string, number> = {};
Object.assign(globalThis, { __careloomRetries: failures });

export const failuresOf = (remote: string) => failures[remote] ?? 0;

/** Changes the remote's addresses from here on, so that no cached or pending request of the failed ones is reused. */
export function countFailure(remote: string) {
  failures[remote] = failuresOf(remote) + 1;
}
