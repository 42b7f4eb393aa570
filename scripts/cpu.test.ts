import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CpuMeter } from './lib/cpu.mjs';
import type { Process } from './lib/processes.mjs';

const LIB = path.resolve('scripts/lib');

/** A command that uses the given CPU time, however busy the machine is. */
const busy = (seconds: number) => `node -e 'let u; do u = process.cpuUsage(); while (u.user + u.system < ${seconds * 1e6});'`;

/** Runs each command as a step, all at once. @returns the measured CPU time of each step */
function measure(...commands: string[]): number[] {
  const source = `
    import { measured } from '${LIB}/cpu.mjs';
    import { run } from '${LIB}/run.mjs';
    const step = (command) => measured(() => run(['sh', '-c', command]));
    const steps = await Promise.all(${JSON.stringify(commands)}.map(step));
    console.log(JSON.stringify(steps.map(({ cpuSeconds }) => cpuSeconds)));`;
  return JSON.parse(spawnSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' }).stdout) as number[];
}

test('a step counts its programs and all their descendants, also those that end before or after their parent, and nothing of another step', () => {
  const nested = `sh -c "${busy(1).replaceAll('"', '\\"')}"; ${busy(1)} & ${busy(1)} & wait; exit 0`;
  const [three = 0, none = 0] = measure(nested, 'sleep 1; exit 0');
  expect(three).toBeGreaterThan(2.4);
  expect(three).toBeLessThan(6);
  expect(none).toBeLessThan(0.5);
});

/** A sample of processes, by process id: parent, own CPU time, and that of the children it waited for. */
type Table = Record<number, [parent: number, own: number, reaped: number]>;

/** The CPU time that a meter of process 1 reports after these samples. */
function meteredSeconds(...tables: Table[]): number {
  const meter = new CpuMeter();
  meter.measure(1);
  for (const table of tables)
    meter.look(
      Object.entries(table).map(([pid, [parent, own, reaped]]): Process => ({
        pid: Number(pid),
        parent,
        own,
        reaped,
        group: 1,
        startedAt: 0,
      })),
    );
  return meter.seconds;
}

test.each<[string, number, Table[]]>([
  ['a child whose parent waited for it', 11, [{ 1: [0, 1, 0], 2: [1, 9, 0] }, { 1: [0, 1, 9.5] }, { 1: [0, 1.5, 9.5] }]],
  [
    'a child that has gone just before its time is added to its parent',
    11,
    [{ 1: [0, 1, 0], 2: [1, 10, 0] }, { 1: [0, 1, 0] }, { 1: [0, 1, 10] }, {}],
  ],
  [
    'a parent that ends just after it waited for its child, between two samples',
    11,
    [{ 1: [0, 1, 0], 2: [1, 10, 0] }, { 1: [0, 1, 0] }, {}],
  ],
  [
    'a grandchild that ends with its parent, which did not wait for it',
    16,
    [{ 1: [0, 1, 0], 2: [1, 5, 0], 3: [2, 10, 0] }, { 1: [0, 1, 5] }, { 1: [0, 1, 5] }, {}],
  ],
  [
    'two children, one after the other',
    31,
    [{ 1: [0, 1, 0], 2: [1, 10, 0] }, { 1: [0, 1, 0] }, { 1: [0, 1, 0], 3: [1, 20, 0] }, { 1: [0, 1, 20] }, { 1: [0, 1, 20] }],
  ],
  [
    'a grandchild that goes on after its parent',
    16,
    [{ 1: [0, 1, 0], 2: [1, 5, 0], 3: [2, 3, 0] }, { 1: [0, 1, 5], 3: [0, 10, 0] }, { 1: [0, 1, 5] }],
  ],
])('the CPU time of %s is counted once', (_, seconds, tables) => {
  expect(meteredSeconds(...tables)).toBeCloseTo(seconds);
});
