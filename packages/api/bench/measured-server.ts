import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { StartReport } from '../src/app/report-start';
import type { Backends } from './backends';

/** A server under measurement: a separate process that reports its CPU. */
export interface MeasuredServer {
  port: number;
  /** CPU of the process so far in milliseconds; `backends`: CPU of its connections to PostgreSQL, where they are visible. */
  cpu(): Promise<{ process: number; backends: number }>;
  stop(): Promise<void>;
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const REPORT_CPU = ['--import', here('./report-cpu.mjs')];
const BUILT = path.join(here('../dist'), 'main.js');

/** Starts the built API. @param environment without a port: the server chooses one */
export async function startApiServer(environment: Record<string, string>, backends: Backends): Promise<MeasuredServer> {
  const env = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '1000000', LOG_LEVEL: 'info', CARELOOM_DEMO: '1', ...environment };
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...REPORT_CPU, BUILT], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await received<string>(child, (message) => (message as StartReport & { address?: string }).address ?? undefined);
  return measured(child, Number(new URL(address).port), backends);
}

/** Starts the bare driver. @param work the file with the statements for its answers */
export async function startRawServer(work: string, backends: Backends): Promise<MeasuredServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...REPORT_CPU, here('./raw-server.ts'), work], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return measured(child, await received<number>(child, (message) => (message as { port?: number }).port), backends);
}

function measured(child: ChildProcess, port: number, backends: Backends): MeasuredServer {
  return {
    port,
    async cpu() {
      const reported = received<number>(child, (message) => (message as { cpu?: number }).cpu);
      child.send('cpu');
      return { process: (await reported) / 1000, backends: await backends.cpu() };
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Waits for the first message that `find` accepts. @throws Error when the process ends first */
function received<Found>(child: ChildProcess, find: (message: unknown) => Found | undefined): Promise<Found> {
  return new Promise((resolve, reject) => {
    const silence = () => child.off('message', receive).off('exit', gone);
    const receive = (message: unknown) => {
      const found = find(message);
      if (found === undefined) return;
      silence();
      resolve(found);
    };
    const gone = () => {
      silence();
      reject(new Error('A server of the bench ended before it answered.'));
    };
    child.on('message', receive).on('exit', gone);
  });
}
