import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandRefused } from '../base/command-refused';
import { dev } from './dev';
import { remoteNames } from '../base/workspace';

const KNOWN = remoteNames().join(', ');
const nothing = () => Promise.resolve();

for (const [args, sentence] of [
  [[], /^Which remote\?/],
  [['payroll'], /^There is no remote payroll\./],
  [['jobs', 'payroll'], /^There is no remote payroll\./],
  [['shell'], /^There is no remote shell\./],
] as const) {
  test(`npm run dev -- ${args.join(' ')} is refused with a list of the remotes`, async () => {
    await assert.rejects(
      dev([...args], nothing),
      (error: Error) => error instanceof CommandRefused && sentence.test(error.message) && error.message.includes(KNOWN),
    );
  });
}

for (const [args, sentence] of [
  [['jobs', '--standalone', '--shell', 'https://care.example.org'], /^--standalone is without a shell/],
  [['jobs', 'finance', '--shell', 'https://care.example.org'], /^One remote at a time runs in a deployed shell/],
  [['jobs', 'finance', '--standalone'], /^One remote at a time stands alone/],
  [['jobs', '--shell', 'http://care.example.org'], /^--shell has to be the address of a deployed product/],
] as const) {
  test(`npm run dev -- ${args.join(' ')} is refused with a sentence`, async () => {
    await assert.rejects(dev([...args], nothing), (error: Error) => error instanceof CommandRefused && sentence.test(error.message));
  });
}
