import { fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../workspace';
import type { Together } from './together';

/** After each compilation. */
export interface SaidByRemote {
  port: number;
  compiled: { ms: number; errors: string | null };
}

const SCRIPT = fileURLToPath(new URL('./serve-remote.ts', import.meta.url));

/**
 * Starts the dev server of a remote, under tsx's loader for modules alone as a build is (`build-package.ts`), and says each
 * compilation on the terminal.
 * @returns the address of its entry, once it has compiled for the first time
 */
export function startRemote(name: string, together: Together): Promise<string> {
  const child = fork(SCRIPT, [name], { cwd: ROOT, execArgv: ['--import', 'tsx/esm'] });
  together.add(`The dev server of ${name}`, child);
  return new Promise((resolve) => {
    child.on('message', ({ port, compiled: { ms, errors } }: SaidByRemote) => {
      process.stdout.write(errors ? `  ✗ ${name} does not compile\n${errors}\n` : `  ✓ ${name} compiled  ${(ms / 1000).toFixed(2)} s\n`);
      resolve(`http://localhost:${port}/remoteEntry.js`);
    });
  });
}
