import process from 'node:process';
import { dev } from '../commands/dev';
import { runCommand } from '../run-command';

/** `npm run dev`, as `scripts/dev.mjs` bundles it. */
await runCommand(() => dev(process.argv.slice(2)));
