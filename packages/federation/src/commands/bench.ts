import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildAll } from '../build/build-all';
import { buildSingle } from '../build/build-single';
import type { Built } from '../build/if-changed';
import { ROOT } from '../base/workspace';
import { line } from '../build/if-changed';

/** It drives a browser, so it lies with what else does. */
const MEASURE = 'e2e/bench/main.ts';

/**
 * `npm run bench`: builds the product and the same sources as one bundle, and measures both in one run. Ends with 1 where a budget
 * of `bench/budgets.ts` is exceeded.
 */
export async function bench() {
  const say = (built: Built) => console.log(line(built));
  await buildAll(say);
  await buildSingle(say);
  const child = spawn(process.execPath, ['--import', 'tsx', MEASURE], { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
