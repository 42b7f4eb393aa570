import { configOf, type Mode } from './config-of';
import { runRspack } from './run-rspack';

/** A build in a process of its own: `worker.ts <package> <mode>`. What went wrong goes to the error output. */
const [name = '', mode = 'production'] = process.argv.slice(2);
try {
  await runRspack(await configOf(name, mode as Mode));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
