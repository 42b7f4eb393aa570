import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * `own` is the CPU time of the process itself, `reaped` that of its children that have ended, in seconds. Both are 0 if the system has no `/proc`.
 * @typedef {{ pid: number, parent: number, group: number, startedAt: number, own: number, reaped: number }} Process
 */

/** The fields of `/proc/<pid>/stat` after the program's name, which may contain spaces and parentheses. @param {string} stat */
function fromStat(stat) {
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (/** @type {number} */ at) => Number(fields[at]);
  const seconds = (/** @type {number} */ at) => (field(at) + field(at + 1)) / TICKS_PER_SECOND;
  return { isZombie: state === 'Z', parent: field(0), group: field(1), startedAt: field(18), own: seconds(10), reaped: seconds(12) };
}

/** @param {boolean} withZombies @returns {Process[]} */
const fromProc = (withZombies) =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const { isZombie, ...fields } = fromStat(readFileSync(`/proc/${name}/stat`, 'latin1'));
      return isZombie && !withZombies ? [] : [{ pid: Number(name), ...fields }];
    } catch {
      return []; // it has ended since the folder was listed
    }
  });

/** @returns {Process[]} */
const fromPs = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [pid = 0, parent = 0, group = 0] = line.trim().split(/\s+/).map(Number);
      return pid && !/\bZ/.test(line) ? [{ pid, parent, group, startedAt: 0, own: 0, reaped: 0 }] : [];
    });

/** Whether the system reports the CPU time of a process. */
export const REPORTS_CPU = existsSync('/proc/self/stat');

/** All processes of the system that have not ended. */
export const allProcesses = () => (REPORTS_CPU ? fromProc(false) : fromPs());

/** All processes whose CPU time is not yet added to a parent, including ended ones that their parent has not waited for. None if the system does not report it. */
export const unsettledProcesses = () => (REPORTS_CPU ? fromProc(true) : []);

/**
 * The processes of `pids` and all that descend from them.
 * @param {readonly Process[]} processes @param {Iterable<number>} pids
 */
export function withDescendants(processes, pids) {
  /** @type {Map<number, Process[]>} */
  const children = new Map();
  for (const process of processes) children.set(process.parent, [...(children.get(process.parent) ?? []), process]);
  const wanted = new Set(pids);
  const found = processes.filter(({ pid }) => wanted.has(pid));
  for (const { pid } of found)
    for (const child of children.get(pid) ?? [])
      if (!wanted.has(child.pid)) {
        wanted.add(child.pid);
        found.push(child); // the loop above will reach it
      }
  return found;
}
