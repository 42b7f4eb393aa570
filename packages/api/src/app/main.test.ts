import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { sendCall } from '../../testing/send';
import { addressOf, exitOf, launch as launchServer } from '../../testing/server-process';

let dataDir: string;
before(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'careloom-main-'));
});
after(() => rm(dataDir, { recursive: true, force: true }));

const launch = (environment: Record<string, string>) => launchServer({ CARELOOM_DATA_DIR: dataDir, ...environment });
const signIn = (url: string) => sendCall(url, auth.login, { email: 'admin@careloom.test', password: 'Careloom#2026' });

test('the first start seeds, a second process on the same data is refused, and the data is still there after a stop', async () => {
  const first = launch({ LOG_LEVEL: 'warn' });
  const address = await addressOf(first);
  const { status, data } = await signIn(address);
  assert.equal(status, 200);

  const [code, sentence] = await exitOf(launch({}));
  assert.equal(code, 1);
  assert.equal(
    sentence,
    `The data in ${dataDir}/pg is in use by another process. Stop that one first, or set CARELOOM_DATA_DIR to another folder.`,
  );

  const [takenCode, taken] = await exitOf(
    launch({ PORT: new URL(address).port, CARELOOM_DATA_DIR: `${dataDir}/other`, CARELOOM_DEMO: '0', SMTP_URL: 'smtp://localhost' }),
  );
  assert.deepEqual(
    [takenCode, taken],
    [1, `Port ${new URL(address).port} is taken by another process. Stop that one, or set PORT to another.`],
  );

  first.child.kill('SIGTERM');
  assert.deepEqual(await exitOf(first), [0, '']);

  const again = launch({});
  const profile = await sendCall(await addressOf(again), auth.profile, {}, { token: data.user.token });
  assert.equal(profile.data.email, 'admin@careloom.test');
  again.child.kill('SIGINT');
  assert.deepEqual(await exitOf(again), [0, '']);
});

test('only the owner can read the secret in the data directory', async () => {
  const { mode } = await stat(path.join(dataDir, 'secret'));
  assert.equal(mode & 0o777, 0o600);
  assert.match(await readFile(path.join(dataDir, 'secret'), 'utf8'), /^[0-9a-f]{64}$/);
});

test('a killed process leaves no lock behind', async () => {
  const first = launch({});
  await addressOf(first);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = launch({});
  await addressOf(second);
  second.child.kill('SIGTERM');
  assert.deepEqual(await exitOf(second), [0, '']);
});

test('a start with an invalid environment ends with a sentence for each variable and no stack', async () => {
  const [code, sentence] = await exitOf(launch({ PORT: 'high', LOGIN_ERRORS: 'none' }));
  assert.deepEqual([code, sentence], [1, 'PORT has to be a whole number.\nLOGIN_ERRORS has to be exact or uniform.']);
  const [reach, unreachable] = await exitOf(launch({ DATABASE_URL: 'postgres://127.0.0.1:9/none', CARELOOM_DEMO: '1' }));
  assert.equal(reach, 1);
  assert.match(unreachable, /^The database of DATABASE_URL \(127\.0\.0\.1:9\) can not be reached: .+\.$/);
});

test('a real installation without releases does not start, and releases nothing by itself', async () => {
  const home = path.join(dataDir, 'real');
  const [code, sentence] = await exitOf(
    launch({ CARELOOM_DATA_DIR: home, CARELOOM_WEB: '1', CARELOOM_DEMO: '0', SMTP_URL: 'smtp://localhost' }),
  );
  assert.equal(code, 1);
  assert.match(sentence, /registry holds no shell, so there is nothing to serve\. Release it and the remotes/);
  await assert.rejects(stat(path.join(home, 'registry/state.json')), /ENOENT/);
});

test('a data directory that is a file is reported', async () => {
  const file = path.join(dataDir, 'a-file');
  await writeFile(file, '');
  const [code, sentence] = await exitOf(launch({ CARELOOM_DATA_DIR: file }));
  assert.equal(code, 1);
  assert.match(sentence, /a-file/);
});
