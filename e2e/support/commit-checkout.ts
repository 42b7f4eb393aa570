import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Checkout } from './checkout';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@careloom.test', '-c', 'gc.auto=0', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

/** Makes a copy of the project a separate git repository, or commits its changes. */
export function commitAll({ folder }: Checkout, message: string) {
  git(folder, 'init', '--quiet');
  writeFileSync(path.join(folder, '.git/info/exclude'), '/node_modules\n'); // a link here, which `node_modules/` does not match
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', message);
}

/** The files that were added, changed or removed since, from the project's root. */
export const changedFiles = ({ folder }: Checkout): string[] =>
  git(folder, 'status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .sort();
