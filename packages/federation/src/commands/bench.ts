import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildAll } from '../build/build-all';
import { buildSingle } from '../build/build-single';
import type { Built } from '../build/if-changed';
import { ROOT } from '../base/workspace';
import { line } from '../build/if-changed';

/** In `e2e`, because it drives a browser. */
const MEASURE = 'e2e/bench/main.ts';

/**
 * `npm run bench`: builds the product and a single bundle of the same sources, and measures both in one run. Exits with 1 if a budget in
 * `bench/budgets.ts` is exceeded.
 */
export async function bench() {
  const say = (built: Built) => console.log(line(built));
  await buildAll(say);
  await buildSingle(say);
  const child = spawn(process.execPath, ['--import', 'tsx', MEASURE], { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
