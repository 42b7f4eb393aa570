import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Commands that install packages themselves, and print their progress. */
const INSTALLING = ['start', 'test', 'verify'];
const FIRST = 'node --import ./scripts/packages.mjs ';

/** A clone in which one script exists, `installs` replaces the package manager, and the command imports a package. */
function clone(installs: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careloom-clone-'));
  const file = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  for (const name of ['packages.mjs', 'lib']) cpSync(path.join('scripts', name), path.join(folder, 'scripts', name), { recursive: true });
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) file(name, '');
  file('package.json', '{}');
  file('command.mjs', "import { word } from 'a-package';\nconsole.log(word, ...process.argv.slice(2));\n");
  mkdirSync(path.join(folder, 'bin'));
  file('bin/npx', `#!/bin/sh\n${installs}\n`);
  chmodSync(path.join(folder, 'bin/npx'), 0o755);
  const run = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...FIRST.trim().split(' ').slice(1), 'command.mjs', 'jobs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env['PATH']}` },
    });
    return { code: status, output: stdout, stderr };
  };
  /** Installs as `npm start` does. @returns whether anything was installed */
  const install = () =>
    spawnSync(
      process.execPath,
      ['--eval', "import('./scripts/lib/install.mjs').then(({ installPackages }) => installPackages()).then(console.log)"],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env['PATH']}` } },
    ).stdout.trim();
  return { folder, run, install, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const PNPM = `mkdir -p node_modules/a-package && echo 'export const word = "installed";' > node_modules/a-package/index.mjs
echo '{"exports": "./index.mjs"}' > node_modules/a-package/package.json && touch node_modules/.modules.yaml`;

test('every public command can be the first one in a clone', () => {
  const others = Object.entries(scripts).filter(([name, command]) => !INSTALLING.includes(name) && !command.startsWith(FIRST));
  expect(others).toEqual([]);
});

test('the first command installs the packages and then runs; the next one runs at once', () => {
  const { run, remove } = clone(PNPM);
  try {
    expect(run()).toEqual({
      code: 0,
      output: 'installed jobs\n',
      stderr: 'No packages are installed here yet: this installs them first.\n',
    });
    expect(run()).toEqual({ code: 0, output: 'installed jobs\n', stderr: '' });
  } finally {
    remove();
  }
});

test('if the packages cannot be installed, it prints the reason and runs nothing', () => {
  const { run, remove } = clone('echo "no such registry"; exit 3');
  try {
    const { code, output, stderr } = run();
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(stderr).toMatch(/The packages could not be installed:\nno such registry\n$/);
    expect(stderr).not.toMatch(/^\s+at /m);
  } finally {
    remove();
  }
});

test('packages that are linked from another checkout are left unchanged: an installation here would change them there', () => {
  const { folder, install, remove } = clone(PNPM);
  const other = mkdtempSync(path.join(os.tmpdir(), 'careloom-packages-'));
  try {
    symlinkSync(other, path.join(folder, 'node_modules'));
    expect(install()).toBe('false');
    expect(readdirSync(other)).toEqual([]);
    rmSync(path.join(folder, 'node_modules'));
    expect(install()).toBe('true');
  } finally {
    remove();
    rmSync(other, { recursive: true });
  }
});
