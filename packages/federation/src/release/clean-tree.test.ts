import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { freshFolder } from '../testing/a-release';
import { describeUncommitted, readTree, sourceName } from './clean-tree';

const PLACES = ['remotes/jobs', 'packages/shared'];

function repository() {
  const root = freshFolder();
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd: root });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const file of ['remotes/jobs/a.ts', 'remotes/finance/b.ts', 'packages/shared/c.ts']) write(file, '1');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
  return { root, write };
}

test('a tree as committed is clean, and named by its commit', async () => {
  const { root } = repository();
  const tree = await readTree(PLACES, root);
  assert.equal(describeUncommitted('jobs', tree), null);
  assert.match(sourceName(tree) ?? '', /^[0-9a-f]{7,}$/);
});

test('a change of a file that the remote is not built from does not matter', async () => {
  const { root, write } = repository();
  write('remotes/finance/b.ts', '2');
  assert.equal(describeUncommitted('jobs', await readTree(PLACES, root)), null);
});

test('a changed file of the remote, or a new file in what it uses, is named', async () => {
  const { root, write } = repository();
  write('remotes/jobs/a.ts', '2');
  write('packages/shared/new.ts', '1');
  const tree = await readTree(PLACES, root);
  assert.deepEqual([...tree.changed].sort(), ['packages/shared/new.ts', 'remotes/jobs/a.ts']);
  assert.match(describeUncommitted('jobs', tree) ?? '', /^jobs is made from files that are not committed: .*remotes\/jobs\/a\.ts/);
  assert.match(sourceName(tree) ?? '', /\+changes$/);
});

test('of many changed files the first three are named and the rest is counted', () => {
  const changed = ['a', 'b', 'c', 'd', 'e'];
  assert.match(describeUncommitted('jobs', { commit: 'abc', changed }) ?? '', /a, b, c and 2 more\./);
});

test('sources without git have no commit, and nothing to compare with', async () => {
  const tree = await readTree(PLACES, freshFolder());
  assert.deepEqual([tree, sourceName(tree)], [{ commit: null, changed: [] }, undefined]);
});
