import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { StartReport } from '../src/app/report-start';

/** The server of the bundled tests where these are bundled, else its source. */
const MAIN = process.env['TEST_SERVER']
  ? [process.env['TEST_SERVER']]
  : ['--import', 'tsx', fileURLToPath(new URL('../src/app/main.ts', import.meta.url))];

/** As `scripts/start.mjs`: of a dependency of the push SDK, and nothing that a user could do. */
const QUIET = '--disable-warning=DEP0040';

/** The server as a process of its own, as `npm start` runs it: controlled by environment and signals, observed by its messages. */
export interface ServerProcess {
  child: ChildProcess;
  /** What it wrote to standard error so far. */
  errors: () => string;
}

/** Starts it on a free port, without the database of this process' own environment. */
export function launch(environment: Record<string, string>): ServerProcess {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [QUIET, ...MAIN], {
    env: { ...inherited, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  // What it logs is the reason of what a test then finds.
  child.stdout?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  return { child, errors: () => errors.trim() };
}

/** Where it listens, once it does. @throws Error with what it said where it ends instead */
export function addressOf({ child, errors }: ServerProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    // One listener for all messages: several may come at once.
    child.on('message', (report: StartReport) => 'address' in report && resolve(report.address.replace('localhost', '127.0.0.1')));
    child.once('exit', () => reject(new Error(`The server ended before it stood: ${errors()}`)));
  });
}

/** Its exit code, and what it wrote to standard error. */
export async function exitOf({ child, errors }: ServerProcess): Promise<readonly [number | null, string]> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return [code, errors()] as const;
}
