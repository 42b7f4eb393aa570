import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { aRelease, aRoute } from '../testing/a-release';
import { checkBuilt } from './check-built';

const jobs = (files: Record<string, string> = {}) =>
  aRelease('jobs', '1.0.0+a', [aRoute('jobs', '/admin/jobs')], { 'app.js': 'app()', ...files });

test('a complete build has no faults', async () => assert.deepEqual(await checkBuilt('jobs', jobs()), []));

test('a file that does not match its hash, and a missing file, are named', async () => {
  const folder = jobs({ 'page.js': 'page()' });
  writeFileSync(path.join(folder, 'app.js'), 'something else');
  rmSync(path.join(folder, 'page.js'));
  assert.deepEqual((await checkBuilt('jobs', folder)).sort(), ['app.js is not what its integrity hash says', 'page.js is missing']);
});

test('a style sheet that reaches beyond the remote is named with its selector', async () => {
  const faults = await checkBuilt('jobs', jobs({ 'page.css': '.jobs-a1-row{color:red}h1{color:red}' }));
  assert.deepEqual(faults, ['page.css reaches beyond the remote with h1: end the selector with a class of its own']);
});

test('an entry and a first page over their budgets are named with both sizes', async () => {
  const noise = (bytes: number) => randomBytes(bytes).toString('latin1');
  const [entry, page] = await checkBuilt('jobs', jobs({ 'remoteEntry.js': noise(20_000), 'app.js': noise(60_000) }));
  assert.match(entry ?? '', /^the entry has \d+\.\d KB, and may have 12\.0 KB$/);
  assert.match(page ?? '', /^the first page of jobs has \d+\.\d KB of its own, and may have 40\.0 KB$/);
});

test("another package's build, a name that the page uses, and an invalid release.json are refused", async () => {
  assert.deepEqual(await checkBuilt('finance', jobs()), ['this is a build of jobs']);
  const named = aRelease('performance', '1.0.0+a', [aRoute('performance:home', '/admin/performance')]);
  assert.match((await checkBuilt('performance', named)).join(), /^performance is the name of something that every page has/);
  const folder = jobs();
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ name: 'jobs', version: 7 }));
  assert.match((await checkBuilt('jobs', folder)).join(), /release\.json, version:/);
});
