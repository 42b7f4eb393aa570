import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { locked } from '../registry/lock';
import { CACHE, ROOT, remoteNames } from '../base/workspace';
import { buildPackage } from './build-package';
import { builtFrom, fingerprint, markOf, packageFingerprint } from './fingerprint';
import { ifChanged, type Built, type Say } from './if-changed';
import { BuildFailed } from './build-failed';

/** Runs what writes or reads the output of one package while no other process builds it: the second one waits and is told for whom. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  locked(
    path.join(CACHE, 'locks', name),
    { doing: `a build of ${name}`, say: (sentence) => void process.stderr.write(`${sentence}\n`) },
    work,
  );

/**
 * The shell or a remote, for production. Who finds another process at it waits, and has what that one built.
 * @param guard keeps other processes away meanwhile; one that has them kept away already gives its own
 */
export async function buildWeb(name: string, say: Say, guard: typeof alone = alone) {
  const [mark, wanted] = [markOf(name), await packageFingerprint(name)];
  const build = async () => {
    if (builtFrom(mark) === wanted) return;
    await rm(mark, { force: true }); // a build that fails may have written half of what it makes
    await buildPackage(name);
    await writeFile(mark, wanted);
  };
  return ifChanged(name, mark, wanted, () => guard(name, build), say);
}

const SERVER = ['packages/api', 'packages/contract', 'packages/pay', 'packages/federation/src', 'pnpm-lock.yaml'];

export const buildServer = async (say: Say) =>
  ifChanged('server', path.join(ROOT, 'packages/api/dist/.built'), await fingerprint(SERVER), () => run('packages/api/build.mjs'), say);

function run(script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new BuildFailed(`${script} ended with ${code}.`))));
  });
}

/** Works through jobs, as many at once as there are processors. The first failure ends it. */
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
 * Builds the shell, every remote and the server, each only where its sources or what it depends on have changed.
 * @param say is told of each as it is done
 * @throws BuildFailed
 */
export const buildAll = (say: Say): Promise<Built[]> =>
  inParallel([() => buildWeb('shell', say), () => buildServer(say), ...remoteNames().map((name) => () => buildWeb(name, say))]);
