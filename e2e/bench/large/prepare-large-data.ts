import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { ROOT } from '../../support/places';

/** Factor for the numbers of houses, workers, jobs and shifts in the demo data. */
export const SCALE = 50;

/**
 * Demo data of a large provider: 400 houses, 2,000 workers, 3,000 jobs and 98,000 shifts.
 * @returns a new folder, which the caller removes with the one above it
 * @throws Error with the output of the seed
 */
export async function prepareLargeData(): Promise<string> {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'careloom-large-')), 'data');
  await promisify(execFile)('npm', ['run', '--silent', 'seed', '--', '--scale', String(SCALE)], {
    cwd: ROOT,
    env: { ...process.env, CARELOOM_DEMO: '1', CARELOOM_DATA_DIR: folder },
  });
  return folder;
}
