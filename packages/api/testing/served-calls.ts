import type { Call } from '@careloom/contract/call';
import type { TestApi } from './harness';

/** The calls of the contract that a server answers. */
export const servedCalls = ({ server }: Pick<TestApi, 'server'>): Call[] =>
  server.app.declared.flatMap(({ declaration }) => ('call' in declaration ? [declaration.call] : []));

/** Returns a function that finds a served call by its id. @throws Error for a call that is not served */
export function callsById(api: Pick<TestApi, 'server'>): (id: string) => Call {
  const calls = new Map(servedCalls(api).map((call) => [call.id, call]));
  return (id) => {
    const call = calls.get(id);
    if (!call) throw new Error(`${id} is not served.`);
    return call;
  };
}
