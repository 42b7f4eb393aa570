import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildAll } from '../build/build-all';
import { type Built, line, ifChanged, type OnBuilt } from '../build/if-changed';
import { ROOT, outputOf, SINGLE_SITE } from '../base/workspace';
import path from 'node:path';
import { buildPackage } from '../build/build-package';
import { singleFingerprint } from '../build/fingerprint';

/** Builds the shell and all remotes as one bundle into `SINGLE_SITE`, if anything has changed. @throws BuildFailed */
export const buildSingle = async (onBuilt: OnBuilt): Promise<Built> =>
  ifChanged(
    'one bundle',
    path.join(outputOf('shell', SINGLE_SITE), '.built'),
    await singleFingerprint(),
    () => buildPackage('shell', { env: { MONOLITH: '1' } }),
    onBuilt,
  );

/** In `e2e`, because it drives a browser. */
const MEASURE = 'e2e/bench/main.ts';

/**
 * `npm run bench`: builds the product and a single bundle of the same sources, and measures both in one run. Exits with 1 if a budget in
 * `bench/budgets.ts` is exceeded.
 */
export async function bench() {
  const onBuilt = (built: Built) => console.log(line(built));
  await buildAll(onBuilt);
  await buildSingle(onBuilt);
  const child = spawn(process.execPath, ['--import', 'tsx', MEASURE], { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
