import { running, type Running } from './running';

export const npmDev = (names: readonly string[], cwd: string, env: Record<string, string>): Running =>
  running(['scripts/dev.mjs', ...names], { cwd, env });

/** What it tells a person to open: the product's address, and the query that makes a page take the remotes. */
export function openedBy({ output }: Running): { address: string; query: string } | null {
  const [, origin, query] = /Open (http:\/\/[^/\s]+)\/(\?\S+)/.exec(output()) ?? [];
  return origin && query && output().includes('Ctrl-C stops it') ? { address: origin, query } : null;
}
