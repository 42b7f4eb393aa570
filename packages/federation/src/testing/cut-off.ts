import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freshFolder } from './a-release';

/** An act of the registry, as a process of its own does it. */
export interface Command {
  folder: string;
  act: 'release' | 'start' | 'canary' | 'promote' | 'rollback' | 'withdraw' | 'hold';
  name: string;
  /** Folder of a build, for the acts that bring one. */
  built?: string;
  /** Milliseconds since 1970, as the registry has them. */
  now: number;
  /** The process is killed at this call of the file system; 0: it lives. */
  killedAt: number;
}

const SOURCE = fileURLToPath(new URL('./act-main.ts', import.meta.url));
let bundle: Promise<string> | null = null;

/** In one file, so that a process starts in a moment. */
async function bundled(): Promise<string> {
  const outfile = path.join(freshFolder(), 'act.cjs');
  await build({ entryPoints: [SOURCE], outfile, bundle: true, platform: 'node', format: 'cjs', target: 'node20', logLevel: 'error' });
  return outfile;
}

/** Runs an act, and kills its process where the command says. @returns whether it came to its end, and what it said */
export async function actInProcess(command: Command): Promise<{ isDone: boolean; said: string }> {
  bundle ??= bundled();
  const child = spawn(process.execPath, [await bundle, JSON.stringify(command)], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { isDone: code === 0, said };
}
