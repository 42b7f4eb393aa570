import fs from 'node:fs/promises';
import process from 'node:process';
import { startCanary, promote } from '../registry/canary';
import { publish } from '../registry/publish';
import { RegistryStore } from '../registry/registry-store';
import { rollback } from '../registry/rollback';
import { withdraw } from '../registry/withdraw';
import type { Command } from './cut-off';

const command = JSON.parse(process.argv[2] ?? '') as Command;
const { folder, act, name, built = '', now, killedAt } = command;

/** Counts file system calls and kills the process at one of them, as `kill -9` does. */
let calls = 0;
const api = fs as unknown as Record<string, unknown>;
for (const [key, value] of Object.entries(api)) {
  if (typeof value !== 'function') continue;
  api[key] = (...args: unknown[]): unknown => {
    calls += 1;
    if (calls === killedAt) process.kill(process.pid, 'SIGKILL');
    return (value as (...args: unknown[]) => unknown).apply(fs, args);
  };
}

const store = new RegistryStore(folder, undefined, {
  now: () => new Date(now),
  log: (sentence) => void process.stderr.write(`${sentence}\n`),
});
const because = { by: 'a process', reason: 'wrong' };
const ACTS: Readonly<Record<Command['act'], () => Promise<unknown>>> = {
  release: () => publish(store, name, built, { again: true, by: 'a process' }),
  start: () => publish(store, name, built, { again: false, by: 'a start' }),
  canary: () => startCanary(store, name, built, { share: 50, users: [] }, { by: 'a process' }),
  promote: () => promote(store, name, { by: 'a process' }),
  rollback: () => rollback(store, name, because),
  withdraw: () => withdraw(store, name, because),
  hold: () => withdraw(store, name, because, true),
};
ACTS[act]().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
