import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from './places';

/** Enters a payment in Xero, which then calls the webhook. */
interface Order {
  pay: { number: string; on: string; webhook: string; key: string };
}

/** Xero's emulator in a separate process. */
export interface EmulatorProcess {
  url: string;
  /** Configures its behaviour. Resolves to its response. */
  order: (what: Order) => Promise<string>;
  stop: () => void;
}

/** Starts it. @param file for its stored data */
export async function startEmulator(file: string): Promise<EmulatorProcess> {
  const program = path.join(ROOT, 'packages/api/testing/emulator-process.ts');
  const child: ChildProcess = fork(program, [file], { execArgv: ['--import', 'tsx'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    order: async (what) => {
      const reply = once(child, 'message');
      child.send(what);
      const [words] = (await reply) as [string];
      return words;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}
