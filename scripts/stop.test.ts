/** A run that receives a signal to end, or whose parent is gone, leaves no process running and no file in the temporary folder. */
import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LIB = path.resolve('scripts/lib');

/** Two steps. The first starts a program in its own group, and one in a group unknown to the run that ignores signals. */
const run = (home: string) => `
import { ownTemporaryFolder } from '${LIB}/temporary.mjs';
import { run } from '${LIB}/run.mjs';
import { mkdtempSync, writeFileSync } from 'node:fs';
process.chdir('${home}');
ownTemporaryFolder();
mkdtempSync(process.env.TMPDIR + '/left-behind-');
const deaf = 'trap "" TERM INT HUP; echo $$ > deaf; sleep 100 & echo $! > deafs-child; wait; wait; wait';
await run(['sh', '-c', \`sleep 100 & echo $! > child; setsid sh -c '\${deaf}' & wait\`], { cwd: '${home}' });
writeFileSync('went-on', '');
`;

const PIDS = ['child', 'deaf', 'deafs-child'] as const;

async function until(holds: () => boolean) {
  const last = performance.now() + 20_000;
  while (!holds()) {
    if (performance.now() > last) throw new Error(`Still not so after 20 seconds: ${holds.toString()}`);
    await wait(50);
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
}

/** Starts a run, ends it when both programs are running, and returns what is left. */
async function ended(how: (run: number, parent: number) => void) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-stop-'));
  const temporary = path.join(home, 'tmp');
  mkdirSync(temporary);
  const child = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$RUN" & echo $! > run; wait'], {
    cwd: home,
    env: { ...process.env, NODE: process.execPath, RUN: run(home), TMPDIR: temporary },
    stdio: 'ignore',
  });
  const pidOf = (name: string) => Number(readFileSync(path.join(home, name), 'utf8'));
  const isThere = (name: string) => existsSync(path.join(home, name)) && pidOf(name) > 0;
  try {
    await until(() => ['run', ...PIDS].every(isThere));
    const exited = once(child, 'exit');
    how(pidOf('run'), child.pid ?? 0);
    await exited;
    await until(() => !isAlive(pidOf('run')));
    return {
      alive: PIDS.filter((name) => isAlive(pidOf(name))),
      wentOn: existsSync(path.join(home, 'went-on')),
      temporary: readdirSync(temporary),
    };
  } finally {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  test(`${signal} ends a run with everything it started, and no further step runs`, async () => {
    expect(await ended((pid) => process.kill(pid, signal))).toEqual({ alive: [], wentOn: false, temporary: [] });
  });

test('a run whose parent was killed ends in the same way', async () => {
  expect(await ended((_run, parent) => process.kill(parent, 'SIGKILL'))).toEqual({ alive: [], wentOn: false, temporary: [] });
});
