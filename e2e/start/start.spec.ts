import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures/test';
import { dependsOn } from '../support/loads';
import { apiOf } from '../support/api';
import { inTurn } from '../support/in-turn';
import { npmStart } from '../support/npm';
import { preparedData } from '../support/places';
import { freePort } from '../support/product';

const SLOW = 90_000;

/** No remote is checked: the previous step verifies that each can be built. */
const OF_ANY = dependsOn('shell');

let home = '';
test.beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'careloom-start-'));
});
test.afterEach(() => rmSync(home, { recursive: true, force: true }));

const settings = async (worker: number) => ({ PORT: String(await freePort(worker)), CARELOOM_DATA_DIR: path.join(home, 'data') });

test('npm start prints each step, the address and the accounts; a second one on the same data is refused with a sentence; Ctrl-C stops the first and all that it served', async ({}, {
  parallelIndex,
}) => {
  test.setTimeout(SLOW);
  test.info().annotations.push(OF_ANY);
  const env = await settings(parallelIndex);
  // `prepare.setup.ts` tests how the server fills an empty folder.
  if (!process.env.VERIFY) cpSync(preparedData().folder, env.CARELOOM_DATA_DIR, { recursive: true });
  const address = `http://localhost:${env.PORT}`;
  const started = npmStart(env);
  await expect.poll(started.output, { timeout: 60_000 }).toContain('Ctrl-C stops it.');
  const output = started.output();
  for (const word of ['Packages', 'Build', address, 'admin@careloom.test', 'worker@careloom.test']) expect(output).toContain(word);

  const second = npmStart({ ...env, PORT: String(await freePort(parallelIndex)) });
  expect(await second.exited).not.toBe(0);
  expect(second.output()).toMatch(/is in use by another process\. Stop that one first/);
  expect(second.output()).not.toMatch(/^\s+at /m);

  const { status } = await apiOf(address).get<{ status: string }>('/health');
  expect(status).toBe('ok');
  expect(await started.interrupt(), started.output()).toBe(0);
  await expect(fetch(`${address}/api/v1/health`)).rejects.toThrow();
});

/** `env.test.ts` tests how variables are read; here an error of it ends the start. */
const WRONG = [
  ['PORT', 'ninety'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'not an address'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['CARELOOM_DEMO', 'perhaps'],
] as const;

for (const [name, value] of inTurn(WRONG)) {
  test(`${name}=${value} stops the start with a sentence that names it`, async ({}, { parallelIndex }) => {
    test.setTimeout(SLOW);
    test.info().annotations.push(OF_ANY);
    const stopped = npmStart({ ...(await settings(parallelIndex)), [name]: value });
    expect(await stopped.exited).not.toBe(0);
    expect(stopped.output()).toContain(name);
    expect(stopped.output()).not.toMatch(/^\s+at /m);
    expect(stopped.output()).not.toContain('Careloom is at');
  });
}
