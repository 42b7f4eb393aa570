import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freshFolder } from './a-release';

/** A registry act that runs in a separate process. */
export interface Command {
  folder: string;
  act: 'release' | 'start' | 'canary' | 'promote' | 'rollback' | 'withdraw' | 'hold';
  name: string;
  /** Folder of a build, for acts that need one. */
  built?: string;
  /** The registry's current time, in milliseconds since 1970. */
  now: number;
  /** The file system call at which the process is killed; 0: it is not killed. */
  killedAt: number;
}

const SOURCE = fileURLToPath(new URL('./act-main.ts', import.meta.url));
let bundle: Promise<string> | null = null;

/** Bundled into one file, so that the process starts quickly. */
async function bundled(): Promise<string> {
  const outfile = path.join(freshFolder(), 'act.cjs');
  await build({ entryPoints: [SOURCE], outfile, bundle: true, platform: 'node', format: 'cjs', target: 'node20', logLevel: 'error' });
  return outfile;
}

/** Runs an act and kills its process if the command says so. @returns whether it finished, and its output */
export async function actInProcess(command: Command): Promise<{ isDone: boolean; output: string }> {
  bundle ??= bundled();
  const child = spawn(process.execPath, [await bundle, JSON.stringify(command)], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { isDone: code === 0, output };
}
