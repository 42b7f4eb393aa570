import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandRefused } from './refused';
import { dev } from './dev';
import { remoteNames } from '../workspace';

const KNOWN = remoteNames().join(', ');

for (const [args, sentence] of [
  [[], /^Which remote\?/],
  [['payroll'], /^There is no remote payroll\./],
  [['jobs', 'payroll'], /^There is no remote payroll\./],
  [['shell'], /^There is no remote shell\./],
] as const) {
  test(`npm run dev -- ${args.join(' ')} is refused with the remotes that there are`, async () => {
    await assert.rejects(
      dev([...args]),
      (error: Error) => error instanceof CommandRefused && sentence.test(error.message) && error.message.includes(KNOWN),
    );
  });
}
