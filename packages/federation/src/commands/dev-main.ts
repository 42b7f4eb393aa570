import process from 'node:process';
import { dev } from './dev';
import { runCommand } from './run-command';

/** `npm run dev`, as `scripts/dev.mjs` bundles it. @param bundleRest bundles what is loaded later and what runs in processes of its own */
export const main = (bundleRest: () => Promise<unknown>): Promise<void> => runCommand(() => dev(process.argv.slice(2), bundleRest));
