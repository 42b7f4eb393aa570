import path from 'node:path';
import type { Env } from '../../../platform/env/env';
import { type Emulator, startEmulator } from '../emulator/emulator';

/** Where Xero answers. Addresses without a slash at their end. */
export interface Hosts {
  /** The page on which an account's owner agrees. */
  consent: string;
  /** Tokens. */
  identity: string;
  /** Connections and accounting. */
  api: string;
}

export const LIVE_HOSTS: Hosts = {
  consent: 'https://login.xero.com/identity/connect/authorize',
  identity: 'https://identity.xero.com',
  api: 'https://api.xero.com',
};

declare module '../../../platform/services' {
  interface Services {
    /** Xero, or what stands for it. */
    readonly accounting: AccountingService;
  }
}

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
