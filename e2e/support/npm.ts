import { execFile } from 'node:child_process';
import { running, type Running } from './running';
import { ROOT } from './places';

export interface Command {
  code: number;
  /** Its output, stdout and stderr. */
  output: string;
}

/** A public command as a person runs it: `npm run release -- jobs`. */
export const npmRun = (cwd: string, env: Record<string, string>, name: string, ...args: string[]): Promise<Command> =>
  new Promise((resolve) => {
    execFile('npm', ['run', '--silent', name, '--', ...args], { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr });
    });
  });

export const npmDev = (names: readonly string[], cwd: string, env: Record<string, string>): Running =>
  running(['scripts/dev.mjs', ...names], { cwd, env });

/** The printed link: the product's address, with the query that makes a page load the remotes. */
export function openedBy({ output }: Running): { address: string; query: string } | null {
  const [, origin, query] = /Open (http:\/\/[^/\s]+)\/(\?\S+)/.exec(output()) ?? [];
  return origin && query && output().includes('Ctrl-C stops it') ? { address: origin, query } : null;
}

/** `npm start`, on the built sources as they are. */
export const npmStart = (env: Record<string, string>) => running(['scripts/start.mjs'], { cwd: ROOT, env });
