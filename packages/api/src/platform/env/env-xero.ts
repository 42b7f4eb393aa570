/** The parsed environment variables of Xero. */
interface XeroVariables {
  XERO?: 'demo' | 'live' | undefined;
  XERO_CLIENT_ID?: string | undefined;
  XERO_CLIENT_SECRET?: string | undefined;
  XERO_WEBHOOK_KEY?: string | undefined;
  XERO_DEMO_URL?: string | undefined;
}

/** The organisation's Xero app. */
export interface XeroApp {
  clientId: string;
  clientSecret: string;
}

export interface XeroEnv {
  /** `demo`: an emulator in this process replaces Xero. */
  mode: 'demo' | 'live';
  /** Used when no app is saved in the settings. */
  app: XeroApp | undefined;
  /** The URL of an emulator in another process, without a trailing slash. Undefined: the emulator runs in this process. */
  emulatorUrl: string | undefined;
  /** The key with which Xero signs its events. Undefined: events are refused. */
  webhookKey: string | undefined;
}

/** The demo uses the emulator unless it is given a Xero app. */
export function xeroOf(values: XeroVariables, demo: boolean): XeroEnv {
  const { XERO, XERO_CLIENT_ID: clientId, XERO_CLIENT_SECRET: clientSecret, XERO_WEBHOOK_KEY, XERO_DEMO_URL } = values;
  const app = clientId && clientSecret ? { clientId, clientSecret } : undefined;
  return {
    mode: XERO ?? (demo && !app ? 'demo' : 'live'),
    app,
    emulatorUrl: XERO_DEMO_URL?.replace(/\/+$/, ''),
    webhookKey: XERO_WEBHOOK_KEY,
  };
}

/** A client id without its secret, or the other way round. */
export function halfOfXero({ XERO_CLIENT_ID, XERO_CLIENT_SECRET }: XeroVariables): string[] {
  if (Boolean(XERO_CLIENT_ID) === Boolean(XERO_CLIENT_SECRET)) return [];
  const missing = XERO_CLIENT_ID ? 'XERO_CLIENT_SECRET' : 'XERO_CLIENT_ID';
  return [`${missing} is not set, but the other of XERO_CLIENT_ID and XERO_CLIENT_SECRET is: set both or none.`];
}

/** An error message if the variables would send real bills to an emulator. */
export function pretendedXero({ XERO, XERO_CLIENT_ID, XERO_DEMO_URL }: XeroVariables, demo: boolean): string[] {
  if (XERO_DEMO_URL && (!demo || XERO === 'live' || XERO_CLIENT_ID))
    return ['XERO_DEMO_URL is the address of an emulator, which only a demonstration without an app at Xero uses.'];
  if (XERO !== 'demo') return [];
  if (!demo) return ['XERO has to be live but in a demonstration: XERO=demo only pretends that bills are paid.'];
  return XERO_CLIENT_ID ? ['XERO=demo knows no XERO_CLIENT_ID: leave one of the two away.'] : [];
}
