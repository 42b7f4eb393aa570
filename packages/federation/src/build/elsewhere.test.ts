import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { after, test } from 'node:test';
import { freshFolder } from '../testing/a-release';
import { CACHE, remoteNames, ROOT } from '../base/workspace';
import { rspackCommand } from './rspack-command';

/** The folder of the copy: at a deeper path than the project, and on the same disk, because libraries are hard-linked. */
const ELSEWHERE = path.join(CACHE, 'elsewhere/one/two');
after(() => rmSync(path.join(CACHE, 'elsewhere'), { recursive: true, force: true }));

/** The sources of a build. Libraries are hard-linked file by file, so that they resolve to paths inside the copy. */
const SOURCES = ['compat', 'packages', 'remotes', 'scripts', 'shell', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const LEFT_OUT = /(^|\/)(dist|\.tests|node_modules\/\.cache)$/;

function linkFiles(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, place] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), place);
    else if (entry.isDirectory()) linkFiles(source, place);
    else linkSync(source, place);
  }
}

function copyProject() {
  rmSync(ELSEWHERE, { recursive: true, force: true }); // left by a run that was killed
  for (const name of [...SOURCES, ...readdirSync(ROOT).filter((file) => file.startsWith('tsconfig'))])
    cpSync(path.join(ROOT, name), path.join(ELSEWHERE, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !LEFT_OUT.test(from),
    });
  linkFiles(path.join(ROOT, 'node_modules'), path.join(ELSEWHERE, 'node_modules'));
}

/** @returns the hash of each output file, by name */
function buildIn(root: string, name: string): Record<string, string> {
  const output = freshFolder();
  const { args, cwd, env } = rspackCommand(name, 'production', root);
  const options = { cwd, env: { ...process.env, ...env, CARELOOM_OUT: output }, encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  assert.equal(status, 0, stdout + stderr);
  const files = readdirSync(path.join(output, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(output, file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const;
    }),
  );
}

test('the same sources give the same version in any folder and with other lock file entries, also with the bundler cache of another checkout', () => {
  copyProject();
  appendFileSync(path.join(ELSEWHERE, 'pnpm-lock.yaml'), '\n# what a new remote adds\n');
  const names = process.env.VERIFY ? ['shell', ...remoteNames()] : ['finance'];
  for (const name of names) {
    const here = buildIn(ROOT, name);
    const cache = path.join(CACHE, 'rspack', name);
    if (existsSync(cache)) cpSync(cache, path.join(ELSEWHERE, path.relative(ROOT, cache)), { recursive: true });
    const there = buildIn(ELSEWHERE, name);
    assert.ok(here[`${name}/release.json`], 'a build has a description');
    assert.deepEqual(there, here);
  }
});
