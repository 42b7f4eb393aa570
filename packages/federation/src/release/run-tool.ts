import { execFile } from 'node:child_process';
import { ROOT } from '../base/workspace';

export interface Ran {
  /** Null if the program does not exist. */
  code: number | null;
  /** Its output, stdout and stderr. */
  output: string;
}

/** Runs a program. Never rejects; the caller interprets the exit code. @param cwd the repository's root by default */
export const runTool = (program: string, args: readonly string[], cwd = ROOT): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : null) : 0;
      resolve({ code, output: (stdout + stderr).trim() });
    });
  });
