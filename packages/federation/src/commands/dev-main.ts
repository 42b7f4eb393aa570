import process from 'node:process';
import { dev } from './dev';
import { runCommand } from './run-command';

/** `npm run dev`, as bundled by `scripts/dev.mjs`. @param bundleRest bundles the code that is loaded later or runs in separate processes */
export const main = (bundleRest: () => Promise<unknown>): Promise<void> => runCommand(() => dev(process.argv.slice(2), bundleRest));
