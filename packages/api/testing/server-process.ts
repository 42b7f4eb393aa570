import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { StartReport } from '../src/app/report-start';

/** The bundled server when the tests are bundled, else its source. */
const MAIN = process.env['TEST_SERVER']
  ? [process.env['TEST_SERVER']]
  : ['--import', 'tsx', fileURLToPath(new URL('../src/app/main.ts', import.meta.url))];

/** Hides a warning of a dependency of the push SDK that a user cannot do anything about, as `scripts/start.mjs` does. */
const QUIET = '--disable-warning=DEP0040';

/** The server as a separate process, as `npm start` runs it: controlled by environment and signals, observed by its messages. */
export interface ServerProcess {
  child: ChildProcess;
  /** Its standard error output so far. */
  errors: () => string;
}

/** Starts it on a free port, without the database of this process's own environment. */
export function launch(environment: Record<string, string>): ServerProcess {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [QUIET, ...MAIN], {
    env: { ...inherited, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  // Forwards the log, which explains failures of a test.
  child.stdout?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  return { child, errors: () => errors.trim() };
}

/** Waits for its address. @throws Error with its output when it ends instead */
export function addressOf({ child, errors }: ServerProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    // One listener for all messages: several may come at once.
    child.on('message', (report: StartReport) => 'address' in report && resolve(report.address.replace('localhost', '127.0.0.1')));
    child.once('exit', () => reject(new Error(`The server ended before it stood: ${errors()}`)));
  });
}

/** Its exit code, and its standard error output. */
export async function exitOf({ child, errors }: ServerProcess): Promise<readonly [number | null, string]> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return [code, errors()] as const;
}
