import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ROOT, SERVER } from './places';

interface Greeting {
  address: string;
  accounts: { email: string; role: string }[];
  password: string | null;
}

export interface Product extends Greeting {
  dataDir: string;
  /** The output of the product so far. */
  logs: () => string;
  /** Ends it as Ctrl-C does. Resolves to its exit code. */
  stop: () => Promise<number | null>;
}

export interface ProductOptions {
  port: number;
  dataDir: string;
  /** Root of the served builds of shell and remotes; the repository by default. */
  root?: string;
  /** The bundle of the server; the repository's by default. */
  server?: string;
  env?: Record<string, string>;
}

/** Ports of the browser suite: one block of ten for each worker. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4330);
const BLOCK = 10;

/** Timeout for a start, in milliseconds: a first one migrates and seeds, on a busy machine. */
const START_LIMIT = 120_000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Free ports in a worker's block. */
export async function freePorts(worker: number, count: number): Promise<number[]> {
  const first = FIRST_PORT + worker * BLOCK;
  const free: number[] = [];
  for (let port = first; port < first + BLOCK && free.length < count; port++) if (await isFree(port)) free.push(port);
  if (free.length === count) return free;
  throw new Error(`Of ports ${first} to ${first + BLOCK - 1} fewer than ${count} are free; set E2E_PORT to the first of another thirty.`);
}

/** A free port in a worker's block. */
export const freePort = async (worker: number): Promise<number> => (await freePorts(worker, 1))[0] ?? 0;

const isGreeting = (message: unknown): message is Greeting => typeof message === 'object' && message !== null && 'address' in message;

async function ended(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/**
 * Starts the built product as `npm start` does, on the Node that PRODUCT_NODE names or on this one, and waits for its address.
 * @throws Error with its output, if it ends or does not start in time
 */
export async function startProduct({ port, dataDir, root = ROOT, server = SERVER, env = {} }: ProductOptions) {
  let output = '';
  const child = fork(server, {
    cwd: root,
    env: { ...process.env, CARELOOM_WEB: '1', PORT: String(port), CARELOOM_DATA_DIR: dataDir, RATE_LIMIT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    ...(process.env.PRODUCT_NODE && { execPath: process.env.PRODUCT_NODE }),
  });
  process.prependOnceListener('exit', () => child.kill('SIGKILL')); // before others remove its files
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const greeting = await new Promise<Greeting>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The product ${why}:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`did not start within ${START_LIMIT / 1000} seconds`);
    }, START_LIMIT);
    child.on('message', (message) => {
      if (!isGreeting(message)) return;
      clearTimeout(timer);
      resolve(message);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${String(code)}`);
    });
  });
  const product: Product = {
    ...greeting,
    dataDir,
    logs: () => output,
    stop: () => {
      child.kill('SIGINT');
      return ended(child);
    },
  };
  return product;
}
