import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { locked } from '../registry/lock';
import { CACHE, ROOT, remoteNames } from '../base/workspace';
import { buildPackage, BuildFailed } from './build-package';
import { builtFrom, fingerprint, markOf, packageFingerprint } from './fingerprint';
import { ifChanged, type Built, type OnBuilt } from './if-changed';

/**
 * Runs work that writes or reads a package's output while no other process builds it. A second process waits, and prints which build it
 * waits for.
 */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  locked(
    path.join(CACHE, 'locks', name),
    { doing: `a build of ${name}`, log: (sentence) => void process.stderr.write(`${sentence}\n`) },
    work,
  );

/**
 * Builds the shell or a remote for production. If another process is building it, this one waits and uses the result.
 * @param guard the lock against other processes; pass another one if the lock is already held
 */
export async function buildWeb(name: string, onBuilt: OnBuilt, guard: typeof alone = alone) {
  const [mark, wanted] = [markOf(name), await packageFingerprint(name)];
  const build = async () => {
    if (builtFrom(mark) === wanted) return;
    await rm(mark, { force: true }); // a failed build may leave half of its output
    await buildPackage(name);
    await writeFile(mark, wanted);
  };
  return ifChanged(name, mark, wanted, () => guard(name, build), onBuilt);
}

const SERVER = ['packages/api', 'packages/contract', 'packages/pay', 'packages/federation/src', 'pnpm-lock.yaml'];

export const buildServer = async (onBuilt: OnBuilt) =>
  ifChanged('server', path.join(ROOT, 'packages/api/dist/.built'), await fingerprint(SERVER), () => run('packages/api/build.mjs'), onBuilt);

function run(script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new BuildFailed(`${script} ended with ${code}.`))));
  });
}

/** Runs jobs in parallel, one per processor. Rejects with the first failure. */
export async function inParallel<T>(jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const waiting = [...jobs];
  const results: T[] = [];
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await job());
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, lane));
  return results;
}

/**
 * Builds the shell, every remote and the server, each only if its sources or dependencies have changed.
 * @param onBuilt called for each package when it is done
 * @throws BuildFailed
 */
export const buildAll = (onBuilt: OnBuilt): Promise<Built[]> =>
  inParallel([() => buildWeb('shell', onBuilt), () => buildServer(onBuilt), ...remoteNames().map((name) => () => buildWeb(name, onBuilt))]);
