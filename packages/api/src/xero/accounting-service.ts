import path from 'node:path';
import type { Env } from '../env';
import { type Emulator, startEmulator } from './emulator/emulator';
import { type Hosts, LIVE_HOSTS } from './hosts';

/** The accounting service that this process speaks to. */
export interface AccountingService {
  hosts(): Promise<Hosts>;
  /** The one that stands for Xero in the demo and in tests. @throws Error where Xero itself is used */
  emulator(): Promise<Emulator>;
  stop(): Promise<void>;
}

/** Xero, or the emulator, which starts with the first call to it. */
export function accountingService({ xero, dataDir }: Pick<Env, 'xero' | 'dataDir'>): AccountingService {
  let emulator: Promise<Emulator> | undefined;
  const started = () => {
    if (xero.mode === 'live') throw new Error('There is no emulator of Xero beside Xero itself.');
    return (emulator ??= startEmulator(path.join(dataDir, 'xero-demo.json')));
  };
  return {
    emulator: started,
    async hosts() {
      if (xero.mode === 'live') return LIVE_HOSTS;
      const { url } = await started();
      return { consent: `${url}/identity/connect/authorize`, identity: url, api: url };
    },
    stop: async () => (await emulator)?.close(),
  };
}
