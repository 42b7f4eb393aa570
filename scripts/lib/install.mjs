import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNPM, ROOT, run } from './run.mjs';

const PACKAGES = path.join(ROOT, 'node_modules');
const MARK = path.join(PACKAGES, '.careloom-installed');
const INPUTS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of INPUTS) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

/**
 * Installs the packages of the lock file, unless that was done for the same lock file and Node, or they are linked from another checkout:
 * an installation here would remove them there.
 * @returns {Promise<boolean>} whether anything was installed
 * @throws {Error} with the end of pnpm's output
 */
export async function installPackages() {
  if (lstatSync(PACKAGES, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  const wanted = fingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return false;
  const { code, output } = await run([...PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], {
    quiet: true,
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', CI: 'true' },
  });
  if (code !== 0) throw new Error(`The packages could not be installed:\n${output.trim().slice(-2000)}`);
  writeFileSync(MARK, wanted);
  return true;
}
