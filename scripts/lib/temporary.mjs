import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { cleanUpAtStop } from './children.mjs';
import { ROOT } from './run.mjs';

/** The name of tsx's cache of compiled files in the temporary folder. */
const TSX = `tsx-${os.userInfo().uid}`;

/**
 * A temporary folder for this run alone, so that files left behind by a test are found and removed.
 * @returns {{ leftBehind: () => string[], remove: () => void }}
 */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careloom-run-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user
  const compiled = path.join(ROOT, '.cache/tsx');
  mkdirSync(compiled, { recursive: true });
  symlinkSync(compiled, path.join(folder, TSX));
  process.env['TMPDIR'] = folder;
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  const keep = cleanUpAtStop(removeNow);
  return {
    leftBehind: () => readdirSync(folder).filter((name) => name !== TSX),
    remove: () => {
      removeNow();
      keep();
    },
  };
}
