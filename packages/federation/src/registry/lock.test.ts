import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { mock, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freshFolder } from '../testing/a-release';
import { locked } from './lock';

const claimOf = (pid: number, host = os.hostname()) =>
  JSON.stringify({ pid, host, doing: 'a change of jobs by ann', since: '2026-11-22T03:00:00Z' });
const heldIn = (folder: string, pid: number, host?: string) => writeFileSync(path.join(folder, 'lock.7'), claimOf(pid, host));
const silently = { doing: 'a test', log: () => undefined };

test('any number of callers run one at a time', async () => {
  const folder = freshFolder();
  const order: string[] = [];
  const work = (name: string) =>
    locked(folder, silently, async () => {
      order.push(`${name} begins`);
      await pause(5);
      order.push(`${name} ends`);
    });
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(work));
  for (let at = 0; at < order.length; at += 2) assert.equal(order[at]?.replace('begins', 'ends'), order[at + 1]);
  assert.equal(readdirSync(folder).length, 1);
});

test('a dead holder is named, and the next caller goes on at once', async () => {
  const folder = freshFolder();
  heldIn(folder, spawnSync(process.execPath, ['--version']).pid);
  const logged: string[] = [];
  const started = performance.now();
  await locked(folder, { doing: 'a test', log: (sentence) => void logged.push(sentence) }, () => Promise.resolve());
  assert.ok(performance.now() - started < 2_000);
  assert.match(
    logged.join(),
    /^The lock was held by process \d+ on .* \(a change of jobs by ann, since 2026-11-22T03:00:00Z\), which is gone/,
  );
});

test('many callers that find a dead holder at once still run one at a time', async () => {
  const folder = freshFolder();
  heldIn(folder, spawnSync(process.execPath, ['--version']).pid);
  let inside = 0;
  const work = async () => {
    inside += 1;
    assert.equal(inside, 1);
    await pause(2);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => locked(folder, silently, work)));
});

test('a living holder is named and waited for', async () => {
  const folder = freshFolder();
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  heldIn(folder, holder.pid ?? 0);
  const logged: string[] = [];
  let isDone = false;
  const waiting = locked(folder, { doing: 'a test', log: (sentence) => void logged.push(sentence) }, () => Promise.resolve()).then(() => {
    isDone = true;
  });
  while (logged.length === 0) await pause(5);
  assert.match(logged[0] ?? '', /^Waiting for process \d+ on .* \(a change of jobs by ann/);
  assert.equal(isDone, false);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await waiting;
});

test('a holder on another machine counts as gone only after a minute without renewal', async () => {
  const folder = freshFolder();
  heldIn(folder, 1, 'another-host');
  let isDone = false;
  const waiting = locked(folder, silently, () => Promise.resolve()).then(() => {
    isDone = true;
  });
  await pause(200);
  assert.equal(isDone, false);
  const past = new Date(Date.now() - 61_000);
  utimesSync(path.join(folder, 'lock.7'), past, past);
  await waiting;
});

test('work that takes longer than a minute keeps its lock, because it is renewed', async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  const folder = freshFolder();
  try {
    await locked(folder, silently, async ({ confirm }) => {
      const [file = ''] = readdirSync(folder);
      const past = new Date(Date.now() - 59_000);
      utimesSync(path.join(folder, file), past, past);
      mock.timers.tick(5_000);
      await pause(50);
      let isTaken = false;
      const second = locked(folder, silently, () => {
        isTaken = true;
        return Promise.resolve();
      });
      await pause(200);
      assert.equal(isTaken, false);
      await confirm();
      void second;
    });
  } finally {
    mock.timers.reset();
  }
});

test('a holder whose lock was taken over is stopped before it changes anything', async () => {
  const folder = freshFolder();
  await assert.rejects(
    locked(folder, silently, async ({ confirm }) => {
      heldIn(folder, process.pid);
      await confirm();
    }),
    /was taken over while this process gave no sign of life/,
  );
  assert.ok(existsSync(path.join(folder, 'lock.7')));
});
