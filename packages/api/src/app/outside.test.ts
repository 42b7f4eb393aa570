import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OUTSIDE } from '../../outside.mjs';

const dependenciesIn = (file: string) =>
  (JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as { dependencies: Record<string, string> }).dependencies;

test('the image installs exactly the packages that the bundle leaves outside, in the versions of the server', () => {
  const versions = dependenciesIn('../../package.json');
  // pg-native is not installed: `pg` tries to load it and continues without.
  const outside = OUTSIDE.filter((name) => name !== 'pg-native').map((name) => [name, versions[name]]);
  assert.deepEqual(dependenciesIn('../../../../deploy/server/package.json'), Object.fromEntries(outside));
});
