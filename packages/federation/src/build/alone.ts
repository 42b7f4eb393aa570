import path from 'node:path';
import process from 'node:process';
import { locked } from '../registry/lock';
import { CACHE } from '../workspace';

/** Runs what writes or reads the output of one package while no other process builds it: the second one waits and is told for whom. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  locked(
    path.join(CACHE, 'locks', name),
    { doing: `a build of ${name}`, say: (sentence) => void process.stderr.write(`${sentence}\n`) },
    work,
  );
