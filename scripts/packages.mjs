/**
 * Before a public command of `package.json`: where no packages were installed yet, as in a fresh clone, it installs them, so that any command may be the
 * first. Node runs it (`--import`) before it looks for what the command itself is made of. Later each command waits for one look at the disk.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';

/** What pnpm writes when an installation is whole. */
const INSTALLED = new URL('../node_modules/.modules.yaml', import.meta.url);

if (!existsSync(INSTALLED)) {
  const { installPackages } = await import('./lib/install.mjs');
  // On the error output: what the command says on the other may be read by a program.
  process.stderr.write('No packages are installed here yet: this installs them first.\n');
  try {
    await installPackages();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
