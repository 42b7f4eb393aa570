import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ROOT, run } from './run.mjs';

/** The newest line with long-term support, beside the oldest that the project runs on. */
export const NEWEST = '26.10.0';

/**
 * The newest LTS of Node as a program, brought by npm into a folder of its own: it is on nobody's PATH.
 * @returns {Promise<string>} its path
 * @throws {Error} where it is not there and can not be fetched
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
