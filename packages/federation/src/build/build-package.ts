import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../workspace';
import type { Mode } from './config-of';
import { BuildFailed } from './build-failed';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** tsx reads from it how JSX is written: the login page is drawn by its own sources. */
const JSX_SETTINGS = path.join(ROOT, 'tsconfig.browser.json');

export interface BuildRequest {
  mode?: Mode;
  /** What `rspack/options.ts` reads. */
  env?: Readonly<Record<string, string>>;
}

/**
 * Builds the shell or a remote, into its `dist` where nothing else is asked for.
 *
 * In a process of its own, under tsx's loader for modules alone: its loader for CommonJS gives names to functions of the
 * bundler that are printed into the bundle, where nobody knows `__name`.
 * @throws BuildFailed with what the bundler said
 */
export function buildPackage(name: string, { mode = 'production', env = {} }: BuildRequest = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx/esm', WORKER, name, mode], {
      cwd: ROOT,
      env: { ...process.env, TSX_TSCONFIG_PATH: JSX_SETTINGS, ...env },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new BuildFailed(`${name} could not be built.\n${said.trim()}`))));
  });
}
