import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { CACHE } from '../base/workspace';
import { alone } from './build-all';

const NAME = 'a-remote-of-a-test';
const folder = path.join(CACHE, 'locks', NAME);
after(() => rm(folder, { recursive: true, force: true }));

test('a second build of the same remote waits for the process that is building it', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  mkdirSync(folder, { recursive: true });
  const claim = { pid: other.pid, host: os.hostname(), doing: `a build of ${NAME}`, since: new Date().toISOString() };
  writeFileSync(path.join(folder, 'lock.1'), JSON.stringify(claim));
  let isBuilt = false;
  const second = alone(NAME, () => {
    isBuilt = true;
    return Promise.resolve();
  });
  await pause(300);
  assert.equal(isBuilt, false);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await second;
  assert.equal(isBuilt, true);
});
