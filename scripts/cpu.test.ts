import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const LIB = path.resolve('scripts/lib');

/** Uses so much CPU time, however busy the machine is. */
const busy = (seconds: number) => `node -e 'let u; do u = process.cpuUsage(); while (u.user + u.system < ${seconds * 1e6});'`;

/** The CPU time that a step is said to have used, of each of two that run at once. */
function measure(...commands: string[]): number[] {
  const source = `
    import { measured } from '${LIB}/cpu.mjs';
    import { run } from '${LIB}/run.mjs';
    const step = (command) => measured(() => run(['sh', '-c', command]));
    const steps = await Promise.all(${JSON.stringify(commands)}.map(step));
    console.log(JSON.stringify(steps.map(({ cpuSeconds }) => cpuSeconds)));`;
  return JSON.parse(spawnSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' }).stdout) as number[];
}

test('a step counts its programs and all that they start, also what ends before and after its parent, and nothing of another step', () => {
  const nested = `sh -c "${busy(1).replaceAll('"', '\\"')}"; ${busy(1)} & ${busy(1)} & wait; exit 0`;
  const [three = 0, none = 0] = measure(nested, 'sleep 1; exit 0');
  expect(three).toBeGreaterThan(2.4);
  expect(three).toBeLessThan(6);
  expect(none).toBeLessThan(0.5);
});
