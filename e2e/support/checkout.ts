import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KEPT, keptData } from '../try-out/serve-trial';
import { preparedData, ROOT } from './places';

/** Not copied from the root: libraries are linked, and files left by a run are not sources. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', '.cache', 'reports', 'test-results', 'coverage']);

/** Copied if it was built once, which saves its build. */
const DEVELOPMENT_SHELL = '.cache/federation/development';

export interface Checkout {
  folder: string;
  file: (name: string) => string;
  remove: () => void;
}

/** A copy of the project with its builds, in which a test may edit sources: another test may be building the real ones. */
export function copyCheckout(): Checkout {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careloom-checkout-'));
  const isCopied = (from: string) => !LEFT_OUT.has(path.relative(ROOT, from));
  cpSync(ROOT, folder, { recursive: true, verbatimSymlinks: true, filter: isCopied });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const shell = path.join(ROOT, DEVELOPMENT_SHELL);
  if (existsSync(shell)) cpSync(shell, path.join(folder, DEVELOPMENT_SHELL), { recursive: true });
  return { folder, file: (name) => path.join(folder, name), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Provides a checkout with the suite's demo data for try-outs, as after a first release. `delivery/try-out.spec.ts` starts without them. */
export function keepDemonstration({ folder }: Checkout): void {
  for (const name of KEPT) cpSync(path.join(preparedData().folder, name), path.join(keptData(folder), name), { recursive: true });
}
