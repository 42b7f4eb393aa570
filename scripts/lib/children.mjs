/**
 * The programs that a command runs, each in its own process group. If the command receives a signal to end (Ctrl-C, a closed terminal, `kill`)
 * or its parent is gone, it ends all of them with everything they started, cleans up, and starts nothing more.
 */
import os from 'node:os';
import process from 'node:process';
import { allProcesses, withDescendants } from './processes.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** How long a program may take to shut down. */
const GRACE_MS = 5_000;
const LOOK_MS = 100;
const PARENT_LOOK_MS = 500;

/** @type {Set<number>} */
const running = new Set();
/** @type {Set<() => void>} */
const cleanups = new Set();
let stopping = false;
/** @type {NodeJS.Timeout | undefined} */
let parentWatch;

/** Whether a signal to end was received. From then on nothing new is started, and callers are not notified when a program ends. */
export const isStopping = () => stopping;

/**
 * The groups of programs and of all their descendants. A descendant may have created its own group, as browsers do.
 * @param {Iterable<number>} pids
 */
const groupsOf = (pids) => new Set(withDescendants(allProcesses(), pids).map(({ group }) => group));

/** @param {Iterable<number>} groups @param {NodeJS.Signals} signal */
function send(groups, signal) {
  for (const group of groups)
    try {
      process.kill(-group, signal);
    } catch {
      // it has ended
    }
}

/** Ends programs with everything they started: with SIGTERM, and after five seconds with SIGKILL. @param {Iterable<number>} pids */
export async function endAll(pids) {
  const groups = groupsOf(pids);
  send(groups, 'SIGTERM');
  const last = performance.now() + GRACE_MS;
  const left = () => allProcesses().filter(({ group }) => groups.has(group));
  while (performance.now() < last && left().length > 0) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    for (const group of groupsOf(left().map(({ pid }) => pid))) groups.add(group);
  }
  send(groups, 'SIGKILL');
}

/** @param {NodeJS.Signals} signal */
async function stop(signal) {
  if (stopping) return;
  stopping = true;
  await endAll(running);
  for (const clean of cleanups) clean();
  process.exit(128 + os.constants.signals[signal]);
}

/** Signals keep their default meaning while there is nothing to end or to clean up. */
function listen() {
  const needed = running.size + cleanups.size > 0;
  if (needed === (parentWatch !== undefined) || stopping) return;
  for (const signal of SIGNALS) process[needed ? 'on' : 'off'](signal, stop);
  clearInterval(parentWatch);
  const parent = process.ppid;
  parentWatch = needed ? setInterval(() => process.ppid !== parent && void stop('SIGHUP'), PARENT_LOOK_MS).unref() : undefined;
}

/** Ends a program when this process receives a signal to end. @param {import('node:child_process').ChildProcess} child that leads its own group */
export function killOnExit(child) {
  const { pid } = child;
  if (pid === undefined) return;
  running.add(pid);
  listen();
  child.once('close', () => {
    if (stopping) return;
    running.delete(pid);
    listen();
  });
}

/**
 * Runs a function when this process receives a signal to end, after its programs have ended.
 * @param {() => void} clean must be synchronous
 * @returns {() => void} unregisters it
 */
export function cleanUpAtStop(clean) {
  cleanups.add(clean);
  listen();
  return () => {
    cleanups.delete(clean);
    listen();
  };
}
