/** The CPU time of each step of a run: of its programs and of everything they start. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { allProcesses, TELLS_CPU, withDescendants } from './processes.mjs';

/** A process that ends tells its parent what it used. Where its ancestors end with it, what it used since it was last looked at is not counted. */
const LOOK_MS = 250;

class CpuMeter {
  /** @type {Set<number>} */
  #roots = new Set();
  /** By process and start, for a number may be used again. @type {Map<string, import('./processes.mjs').Process>} */
  #seen = new Map();
  /** Of processes that ended, where no ancestor is left that is told of it. */
  #ended = 0;

  /** @param {number} pid */
  measure(pid) {
    this.#roots.add(pid);
  }

  look() {
    const now = new Map(withDescendants(allProcesses(), [...this.#roots, ...this.#pids()]).map((found) => [keyOf(found), found]));
    const alive = new Set([...now.values()].map(({ pid }) => pid));
    const before = new Map([...this.#seen.values()].map((found) => [found.pid, found]));
    const isTold = (/** @type {number} */ parent) => {
      for (let at = before.get(parent); at; at = before.get(at.parent)) if (alive.has(at.pid)) return true;
      return false;
    };
    for (const [key, { parent, own, reaped }] of this.#seen) if (!now.has(key) && !isTold(parent)) this.#ended += own + reaped;
    this.#seen = now;
  }

  #pids() {
    return [...this.#seen.values()].map(({ pid }) => pid);
  }

  /** So far. */
  get seconds() {
    return [...this.#seen.values()].reduce((sum, { own, reaped }) => sum + own + reaped, this.#ended);
  }
}

/** @param {import('./processes.mjs').Process} process */
const keyOf = ({ pid, startedAt }) => `${pid} ${startedAt}`;

/** @type {AsyncLocalStorage<CpuMeter>} */
const current = new AsyncLocalStorage();

/** Counts a program, and all that it starts, to the step that is running. @param {number | undefined} pid */
export const countToStep = (pid) => pid !== undefined && current.getStore()?.measure(pid);

/**
 * Does something and measures the programs that it runs meanwhile.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, cpuSeconds: number | null }>} null where the system does not tell
 */
export async function measured(work) {
  if (!TELLS_CPU) return { result: await work(), cpuSeconds: null };
  const meter = new CpuMeter();
  const timer = setInterval(() => meter.look(), LOOK_MS);
  try {
    const result = await current.run(meter, work);
    meter.look();
    return { result, cpuSeconds: meter.seconds };
  } finally {
    clearInterval(timer);
  }
}
