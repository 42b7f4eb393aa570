import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { test } from 'node:test';

const HERE = JSON.stringify(new URL('./run-command.ts', import.meta.url).href);
const LONG = `import { runCommand } from ${HERE}; await runCommand(async () => { for (let at = 0; at < 1e5; at += 1) console.log('line', at); });`;

test('the reader of a command may stop early', () => {
  const { stdout, stderr } = spawnSync('sh', ['-c', '"$0" --import tsx --input-type=module -e "$1" | head -n 1', process.execPath, LONG], {
    encoding: 'utf8',
  });
  assert.deepEqual([stdout, stderr], ['line 0\n', '']);
});
