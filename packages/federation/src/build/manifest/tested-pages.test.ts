import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { RemoteConfig } from '../../base/define-remote';
import { remoteDir } from '../../base/workspace';
import { remoteConfigs } from '../../testing/remote-configs';
import { modulesOf } from './pages';

/** All tests of a remote's pages. */
function testsOf(remote: string): string {
  const folder = path.join(remoteDir(remote), 'src/pages');
  const files = readdirSync(folder).filter((file) => /\.test\.tsx?$/.test(file));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

/** Pages and layouts whose routes no page test names. */
function undrawn(config: Pick<RemoteConfig, 'routes'>, tests: string): string[] {
  const drawn = config.routes.filter(({ name }) => tests.includes('drawPage(') && tests.includes(`'${name}'`));
  const tested = new Set(drawn.flatMap((route) => modulesOf(route, config)));
  return [...new Set(config.routes.flatMap((route) => modulesOf(route, config)))].filter((module) => !tested.has(module));
}

for (const [remote, config] of Object.entries(await remoteConfigs()))
  test(`every page of ${remote} is rendered by a test: docs/testing.md explains how`, () => {
    assert.deepEqual(undrawn(config, testsOf(remote)), []);
  });

test('a page that no test renders is named', async () => {
  const { jobs } = await remoteConfigs();
  assert.ok(jobs);
  const tests = testsOf('jobs').replaceAll("'find-jobs'", "'another'");
  assert.deepEqual(undrawn(jobs, tests), ['./pages/find-jobs']);
});
