import { fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from '../base/workspace';
import type { ProcessGroup } from './process-group';

export interface Greeting {
  address: string;
  accounts: { email: string; role: string }[];
  password: string | null;
}

/** The product's address with query parameters that make a tab load these remotes from here (`shell/src/platform/override`). */
export const linkTo = (address: string, entries: readonly (readonly [name: string, entry: string])[]) =>
  `${address}/?${entries.map(([name, entry]) => `override.${name}=${entry}`).join('&')}`;

export const STOPS = '\n  Ctrl-C stops it.\n';

/** A line for the terminal; empty if there are no demo accounts. */
export const accountsLine = ({ accounts, password }: Greeting): string =>
  password ? `  Demo accounts, password ${password}: ${accounts.map(({ email }) => email).join(', ')}\n` : '';

/**
 * The embedded database is a large WebAssembly program. By default V8 starts to optimise it during startup and competes with the dev
 * servers for processors; with this budget it waits until there is work to do.
 */
const OPTIMISE_LATER = '--wasm-tiering-budget=2000000000';

type ServerMessage = Greeting | { step: string; detail?: string };

export interface StartedProduct {
  greeting: Greeting;
  /** Ends this process only, so that it can be replaced. */
  end: () => Promise<void>;
}

/**
 * Starts the built server on the data directory of `npm start`; a lock on that directory lets only one of the two run.
 * @returns its greeting, once it listens; never resolves if it ends earlier, which ends `processes`
 */
export function startProduct(env: Readonly<Record<string, string>>, processes: ProcessGroup): Promise<StartedProduct> {
  const server = fork(path.join(ROOT, 'packages/api/dist/main.js'), {
    cwd: ROOT,
    env: { ...process.env, CARELOOM_WEB: '1', ...env },
    execArgv: [OPTIMISE_LATER],
  });
  processes.add('The server', server);
  return new Promise((resolve) => {
    server.on('message', (message: ServerMessage) => {
      if ('address' in message) resolve({ greeting: message, end: () => processes.end(server) });
      else process.stdout.write(`  ✓ ${message.step}${message.detail ? ` (${message.detail})` : ''}\n`);
    });
  });
}
