import path from 'node:path';
import type { Env } from '../../../platform/env/env';
import { type Emulator, startEmulator } from '../emulator/emulator';

/** Xero's base URLs, without a trailing slash. */
export interface Hosts {
  /** The consent page for an account's owner. */
  consent: string;
  /** The token endpoint. */
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
    /** Xero or its emulator. */
    readonly accounting: AccountingService;
  }
}

/** The accounting service that this process uses. */
export interface AccountingService {
  hosts(): Promise<Hosts>;
  /** The emulator of the demo and of tests. @throws Error when Xero itself, or an emulator in another process, is used */
  emulator(): Promise<Emulator>;
  stop(): Promise<void>;
}

/** Xero, or the emulator, which starts with the first call to it. */
export function accountingService({ xero, dataDir }: Pick<Env, 'xero' | 'dataDir'>): AccountingService {
  let emulator: Promise<Emulator> | undefined;
  const started = () => {
    if (xero.mode === 'live') throw new Error('There is no emulator of Xero beside Xero itself.');
    if (xero.emulatorUrl !== undefined) throw new Error('The emulator of Xero runs in another process.');
    return (emulator ??= startEmulator(path.join(dataDir, 'xero-demo.json')));
  };
  return {
    emulator: started,
    async hosts() {
      if (xero.mode === 'live') return LIVE_HOSTS;
      const url = xero.emulatorUrl ?? (await started()).url;
      return { consent: `${url}/identity/connect/authorize`, identity: url, api: url };
    },
    stop: async () => (await emulator)?.close(),
  };
}
