import { fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from '../base/workspace';
import type { Together } from './together';

export interface Greeting {
  address: string;
  accounts: { email: string; role: string }[];
  password: string | null;
}

/** The product's address with what makes a tab take these remotes from here (`shell/src/platform/override`). */
export const linkTo = (address: string, entries: readonly (readonly [name: string, entry: string])[]) =>
  `${address}/?${entries.map(([name, entry]) => `override.${name}=${entry}`).join('&')}`;

export const STOPS = '\n  Ctrl-C stops it.\n';

/** For the terminal; nothing where there are no demo accounts. */
export const accountsLine = ({ accounts, password }: Greeting): string =>
  password ? `  Demo accounts, password ${password}: ${accounts.map(({ email }) => email).join(', ')}\n` : '';

/**
 * The embedded database is a large program of WebAssembly. By itself V8 begins to optimise it while it boots, with the processors that the
 * dev servers are waiting for; from this budget on it does so once there is something to do.
 */
const OPTIMISE_LATER = '--wasm-tiering-budget=2000000000';

type Said = Greeting | { step: string; detail?: string };

export interface StartedProduct {
  greeting: Greeting;
  /** Ends it alone, so that another takes its place. */
  end: () => Promise<void>;
}

/**
 * Starts the product's server as it was built, on the data directory of `npm start`: its lock lets one of the two run.
 * @returns what it says once it listens; never where it ends before that: then `together` is over
 */
export function startProduct(env: Readonly<Record<string, string>>, together: Together): Promise<StartedProduct> {
  const server = fork(path.join(ROOT, 'packages/api/dist/main.js'), {
    cwd: ROOT,
    env: { ...process.env, CARELOOM_WEB: '1', ...env },
    execArgv: [OPTIMISE_LATER],
  });
  together.add('The server', server);
  return new Promise((resolve) => {
    server.on('message', (said: Said) => {
      if ('address' in said) resolve({ greeting: said, end: () => together.end(server) });
      else process.stdout.write(`  ✓ ${said.step}${said.detail ? ` (${said.detail})` : ''}\n`);
    });
  });
}
