import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CACHE, remoteDir, ROOT } from '../base/workspace';
import { freePort } from './free-port';
import type { DevServerMessage, RemoteMessage } from './messages';
import type { Greeting } from './start-product';
import type { ProcessGroup } from './process-group';

export interface RemoteServer {
  name: string;
  /** Available long before the first compilation is done. */
  origin: Promise<string>;
  /** Address of the entry, after the first compilation. */
  entry: Promise<string>;
  send: (message: DevServerMessage) => void;
  /** Ends this process only, so that it can be replaced. */
  end: () => Promise<void>;
}

/** Bundled with the command (`scripts/dev.mjs`), because a start waits for it. */
const BUNDLED = path.join(ROOT, 'packages/federation/dist/serve-remote.js');

/** A script run from source with tsx's ESM loader only, as for a build (`build-package.ts`). */
const source = (name: string): Script => ({
  file: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
  execArgv: ['--import', 'tsx/esm'],
});

interface Script {
  file: string;
  execArgv: string[];
}

const originAt = (port: number) => `http://localhost:${port}`;

function startServer(name: string, { file, execArgv }: Script, args: readonly string[], processes: ProcessGroup, env = {}): RemoteServer {
  const child = fork(file, [...args], { cwd: ROOT, env: { ...process.env, ...env }, execArgv });
  processes.add(`The dev server of ${name}`, child);
  const firstMessage = <Kind extends 'port' | 'compiled'>(kind: Kind) =>
    new Promise<Extract<RemoteMessage, Record<Kind, unknown>>>((resolve) => {
      child.on('message', (message: RemoteMessage) => kind in message && resolve(message as Extract<RemoteMessage, Record<Kind, unknown>>));
    });
  child.on('message', (message: RemoteMessage) => {
    if (!('compiled' in message)) return;
    const { ms, errors } = message.compiled;
    process.stdout.write(errors ? `  ✗ ${name} does not compile\n${errors}\n` : `  ✓ ${name} compiled  ${(ms / 1000).toFixed(2)} s\n`);
  });
  const origin = firstMessage('port').then(({ port }) => originAt(port));
  const entry = Promise.all([origin, firstMessage('compiled')]).then(([at]) => `${at}/remoteEntry.js`);
  return { name, origin, entry, send: (message) => void child.send(message), end: () => processes.end(child) };
}

/** The port in its configuration, or the next free one. The file is read as text: importing it takes as long as everything else. */
async function portOf(name: string): Promise<number> {
  const [, wanted] = /port: (\d+)/.exec(await readFile(path.join(remoteDir(name), 'rspack.config.ts'), 'utf8')) ?? [];
  if (wanted === undefined) throw new Error(`The configuration of ${name} names no port for its dev server.`);
  return freePort(Number(wanted));
}

/** The address of a remote's dev server, assigned and passed on before it starts. */
export interface Place {
  name: string;
  port: number;
  origin: string;
}

export async function placeOf(name: string): Promise<Place> {
  const port = await portOf(name);
  return { name, port, origin: originAt(port) };
}

/** Starts the dev server of a remote and prints each compilation. */
export const startRemote = ({ name, port }: Place, processes: ProcessGroup): RemoteServer =>
  startServer(name, { file: BUNDLED, execArgv: [] }, [name, String(port)], processes);

/** Starts the dev server of a remote without a shell, which signs in to the product that was started for it. */
export const startStandalone = (name: string, greeting: Greeting, processes: ProcessGroup): RemoteServer =>
  startServer(name, source('serve-standalone'), [name, JSON.stringify(greeting)], processes);

/** Output of production builds made at each save, separate from that of `npm run build`. */
const WATCHED = path.join(CACHE, 'watched');

/** Starts a server that builds a remote at each save for the pages of a deployed product. */
export const startWatched = (name: string, port: number, shell: string, processes: ProcessGroup): RemoteServer =>
  startServer(name, source('watch-remote'), [name, String(port), shell], processes, { CARELOOM_OUT: WATCHED });
