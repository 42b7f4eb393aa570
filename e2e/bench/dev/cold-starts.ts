import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Checkout } from '../../support/checkout';

export interface Started {
  /** From the command to the printed link, in milliseconds: by then server and remote both respond. */
  ms: number;
  /** The link: the product's address with the query that makes a tab load the remote from here. */
  link: string;
  stop: () => Promise<void>;
}

/** Caches that a first run on this machine lacks: the remote's bundler cache, and the compile caches of tsx and Node. */
function emptyCaches(checkout: Checkout, remote: string): Record<string, string> {
  rmSync(checkout.file(`.cache/federation/rspack/${remote}`), { recursive: true, force: true });
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'careloom-cold-')); // both keep their caches there
  return { TMPDIR: temporary, NODE_COMPILE_CACHE: '' };
}

/** npm ends before its child processes; a process that holds its output is still running. */
async function end(child: ChildProcess, closed: Promise<unknown>) {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT'); // one process group, as in a terminal
  await closed;
}

/** Runs `npm run dev -- <remote>` as a person does. @throws Error with its output, if it ends before it prints the link */
export async function startCold(checkout: Checkout, remote: string, env: Record<string, string>): Promise<Started> {
  const caches = emptyCaches(checkout, remote);
  const began = performance.now();
  const child = spawn('npm', ['run', 'dev', '--', remote], {
    cwd: checkout.folder,
    env: { ...process.env, ...env, ...caches },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const closed = once(child, 'close');
  const stop = async () => {
    await end(child, closed);
    rmSync(caches.TMPDIR ?? '', { recursive: true, force: true });
  };
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, link] = /Open (http\S+)/.exec(output) ?? [];
      if (link) resolve({ ms: Math.round(performance.now() - began), link, stop });
    });
    child.once('exit', () => reject(new Error(`npm run dev has ended:\n${output}`)));
  });
}
