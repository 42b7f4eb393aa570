import { spawn } from 'node:child_process';
import type { Mode } from './config-of';
import { rspackCommand } from './rspack-command';

/** A failed build, with the bundler's output. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

export interface BuildRequest {
  mode?: Mode;
  /** Environment variables for `rspack/options.ts`. */
  env?: Readonly<Record<string, string>>;
}

/**
 * Builds the shell or a remote in a separate process, by default into its `dist`.
 * @throws BuildFailed with the bundler's output
 */
export function buildPackage(name: string, { mode = 'production', env = {} }: BuildRequest = {}): Promise<void> {
  const { args, cwd, env: required } = rspackCommand(name, mode);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...required, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new BuildFailed(`${name} could not be built.\n${output.trim()}`))));
  });
}
