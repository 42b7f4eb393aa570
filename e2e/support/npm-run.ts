import { execFile } from 'node:child_process';

export interface Command {
  code: number;
  /** What it printed, both streams. */
  output: string;
}

/** A public command as a person runs it: `npm run release -- jobs`. */
export const npmRun = (cwd: string, env: Record<string, string>, name: string, ...args: string[]): Promise<Command> =>
  new Promise((resolve) => {
    execFile('npm', ['run', '--silent', name, '--', ...args], { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr });
    });
  });
