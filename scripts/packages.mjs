/**
 * Runs before each public command of `package.json`: if no packages are installed yet, as in a fresh clone, it installs them, so that any command can be
 * the first one. Node runs it (`--import`) before it resolves the imports of the command. Later it costs each command one check of the disk.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';

/** The file that pnpm writes when an installation is complete. */
const INSTALLED = new URL('../node_modules/.modules.yaml', import.meta.url);

if (!existsSync(INSTALLED)) {
  const { installPackages } = await import('./lib/install.mjs');
  // To stderr: the command's stdout may be read by a program.
  process.stderr.write('No packages are installed here yet: this installs them first.\n');
  try {
    await installPackages();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
