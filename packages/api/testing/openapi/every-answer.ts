import { WEBHOOK_KEY } from '../failures/xero';
import type { TestApi } from '../harness';
import { LOCAL_BUILD } from '../rows/writes-office';
import { makeWorld } from '../rows/world';
import { callsById } from '../served-calls';
import { generatedClient } from './client';
import { everyCall } from './every-call';
import type { Examples } from './examples';
import { record } from './record';
import { RECORDED_AT, settled } from './settle';

/** The environment of the server whose answers are recorded. */
export const RECORDED_WITH = { XERO: 'demo', CARELOOM_LOCAL_BUILDS: LOCAL_BUILD, XERO_WEBHOOK_KEY: WEBHOOK_KEY, LOG_LEVEL: 'silent' };

/** Makes each call of the contract once, with the generated client, on a fresh server. */
export async function everyAnswer(api: TestApi): Promise<Examples> {
  api.clock.set(RECORDED_AT);
  const send = generatedClient(api.url);
  const examples: Record<string, Examples[string]> = {};
  for await (const asked of everyCall(await makeWorld(api), callsById(api)))
    examples[asked.call.id] = record(asked, await send(asked), settled);
  return Object.fromEntries(Object.entries(examples).sort(([one], [other]) => (one < other ? -1 : 1)));
}
