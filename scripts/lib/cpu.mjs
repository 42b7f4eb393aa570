/** The CPU time of each step of a run: of its programs and of everything they start. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { REPORTS_CPU, unsettledProcesses, withDescendants } from './processes.mjs';

const LOOK_MS = 250;

/**
 * A process in the last sample. `owed` is the CPU time of descendants that have ended and that is not yet in its `reaped`. `unsettled` is the part that
 * never appeared there: if a parent ends without waiting for its children, the system adds their CPU time to no other process.
 * @typedef {{ found: import('./processes.mjs').Process, owed: number, unsettled: number }} Entry
 */

/** @param {Entry} entry */
const total = ({ found, owed, unsettled }) => found.own + found.reaped + owed + unsettled;

/** Sums the CPU time of processes and their descendants from samples. A process that lives between two samples is counted if its parent waits for it. */
export class CpuMeter {
  /** @type {Set<number>} */
  #roots = new Set();
  /** By process id and start, because an id may be reused. @type {Map<string, Entry>} */
  #seen = new Map();
  /** The time of processes that ended and have no ancestor left. */
  #ended = 0;

  /** @param {number} pid */
  measure(pid) {
    this.#roots.add(pid);
  }

  /** @param {readonly import('./processes.mjs').Process[]} processes */
  look(processes = unsettledProcesses()) {
    const before = this.#seen;
    const pids = [...this.#roots, ...[...before.values()].map(({ found }) => found.pid)];
    this.#seen = new Map(withDescendants(processes, pids).map((found) => [keyOf(found), { found, owed: 0, unsettled: 0 }]));
    const debts = this.#debts(before);
    for (const [key, entry] of this.#seen) {
      const last = before.get(key);
      if (!last) continue;
      const grown = entry.found.reaped - last.found.reaped;
      const missing = Math.max(0, last.owed + (debts.get(entry.found.pid) ?? 0) - grown);
      // A parent may be sampled just before its child's CPU time is added, so time counts as `unsettled` only if it is still missing one sample later.
      const givenUp = Math.min(missing, last.owed);
      entry.unsettled = last.unsettled + givenUp;
      entry.owed = missing - givenUp;
    }
  }

  /**
   * The CPU time of ended processes, by the id of their nearest remaining ancestor, whose `reaped` is expected to grow by it.
   * @param {ReadonlyMap<string, Entry>} before
   */
  #debts(before) {
    /** @type {Map<number, number>} */
    const debts = new Map();
    const parents = new Map([...before.values()].map(({ found }) => [found.pid, found.parent]));
    const alive = new Set([...this.#seen.values()].map(({ found }) => found.pid));
    for (const [key, entry] of before) {
      if (this.#seen.has(key)) continue;
      let heir = /** @type {number | undefined} */ (entry.found.parent);
      while (heir !== undefined && !alive.has(heir)) heir = parents.get(heir);
      if (heir === undefined) this.#ended += total(entry);
      else debts.set(heir, (debts.get(heir) ?? 0) + total(entry));
    }
    return debts;
  }

  /** CPU time so far. */
  get seconds() {
    return [...this.#seen.values()].reduce((sum, entry) => sum + total(entry), this.#ended);
  }
}

/** @param {import('./processes.mjs').Process} process */
const keyOf = ({ pid, startedAt }) => `${pid} ${startedAt}`;

/** @type {AsyncLocalStorage<CpuMeter>} */
const current = new AsyncLocalStorage();

/** Counts a program, and all that it starts, towards the current step. @param {number | undefined} pid */
export const countToStep = (pid) => pid !== undefined && current.getStore()?.measure(pid);

/**
 * Runs work and measures the programs that it starts.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, cpuSeconds: number | null }>} null if the system does not report it
 */
export async function measured(work) {
  if (!REPORTS_CPU) return { result: await work(), cpuSeconds: null };
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
