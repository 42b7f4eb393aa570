import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { test } from 'node:test';
import { Together } from './together';

const node = (source: string) => spawn(process.execPath, ['-e', source]);
const PATIENT = 'setTimeout(() => {}, 60_000)';

test('told to stop, all end and nothing is complained of', async () => {
  const together = new Together();
  const children = [node(PATIENT), node(PATIENT)];
  for (const child of children) together.add('One', child);
  together.stop();
  await together.over;
  assert.deepEqual(
    children.map(({ signalCode }) => signalCode),
    ['SIGTERM', 'SIGTERM'],
  );
});

test('one that ends unasked takes the others along, and is named', async () => {
  const together = new Together();
  const other = node(PATIENT);
  together.add('The other', other);
  together.add('The server', node('process.exit(3)'));
  await assert.rejects(together.over, { message: 'The server has ended with code 3; all is stopped.' });
  assert.equal(other.signalCode, 'SIGTERM');
});

test('with nothing started it is over as soon as it is stopped', async () => {
  const together = new Together();
  together.stop();
  await together.over;
});

test('one that comes after all were told to stop is ended, too', async () => {
  const together = new Together();
  together.stop();
  const late = node(PATIENT);
  together.add('One', late);
  const [, signal] = (await once(late, 'exit')) as [number | null, NodeJS.Signals | null];
  assert.equal(signal, 'SIGTERM');
  await together.over;
});
