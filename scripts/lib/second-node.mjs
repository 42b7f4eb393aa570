import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ROOT, run } from './run.mjs';

/** The newest line with long-term support; the other Node is the oldest that the project supports. */
export const NEWEST = '26.10.0';

/**
 * The newest LTS of Node as a program, installed by npm into a separate folder, so it is not on the PATH.
 * @returns {Promise<string>} its path
 * @throws {Error} if it does not exist and cannot be downloaded
 */
export async function newestNode() {
  if (process.versions.node === NEWEST) return process.execPath;
  const folder = path.join(ROOT, `.cache/node-${NEWEST}`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    await run(['npm', 'install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${NEWEST}`], { quiet: true });
  }
  if (!existsSync(program))
    throw new Error(`Node ${NEWEST} is not there and could not be fetched by npm (${name}): the API was not tested on it.`);
  return program;
}
