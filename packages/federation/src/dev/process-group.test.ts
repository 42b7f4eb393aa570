import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { test } from 'node:test';
import { ProcessGroup } from './process-group';

const node = (source: string) => spawn(process.execPath, ['-e', source]);
const PATIENT = 'setTimeout(() => {}, 60_000)';

test('stop ends all processes without an error', async () => {
  const processes = new ProcessGroup();
  const children = [node(PATIENT), node(PATIENT)];
  for (const child of children) processes.add('One', child);
  processes.stop();
  await processes.ended;
  assert.deepEqual(
    children.map(({ signalCode }) => signalCode),
    ['SIGTERM', 'SIGTERM'],
  );
});

test('a process that ends by itself ends the others, and is named', async () => {
  const processes = new ProcessGroup();
  const other = node(PATIENT);
  processes.add('The other', other);
  processes.add('The server', node('process.exit(3)'));
  await assert.rejects(processes.ended, { message: 'The server has ended with code 3; all is stopped.' });
  assert.equal(other.signalCode, 'SIGTERM');
});

test('a group without processes has ended as soon as it is stopped', async () => {
  const processes = new ProcessGroup();
  processes.stop();
  await processes.ended;
});

test('a process that is added after the stop is ended, too', async () => {
  const processes = new ProcessGroup();
  processes.stop();
  const late = node(PATIENT);
  processes.add('One', late);
  const [, signal] = (await once(late, 'exit')) as [number | null, NodeJS.Signals | null];
  assert.equal(signal, 'SIGTERM');
  await processes.ended;
});
