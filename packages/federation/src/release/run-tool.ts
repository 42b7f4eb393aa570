import { execFile } from 'node:child_process';
import { ROOT } from '../base/workspace';

export interface Ran {
  /** Null where there is no such program. */
  code: number | null;
  /** What it printed, both streams. */
  output: string;
}

/** Runs a program to its end. Never rejects: what its code means is the caller's to say. @param cwd the repository's root, unless said */
export const runTool = (program: string, args: readonly string[], cwd = ROOT): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : null) : 0;
      resolve({ code, output: (stdout + stderr).trim() });
    });
  });
