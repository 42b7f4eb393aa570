import { execFileSync } from 'node:child_process';
import type { Checkout } from './checkout';

/** Makes a copy of the project a git repository of its own, or adds what changed in it. */
export function commitAll({ folder }: Checkout, message: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@careloom.test', '-c', 'gc.auto=0', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', '--all', 'remotes', 'packages', 'shell', 'compat', 'pnpm-lock.yaml', '.gitignore');
  git('commit', '--quiet', '--message', message);
}
