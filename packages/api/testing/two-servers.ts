import { serve } from '../src/app/start';
import { startApi, type TestApi } from './harness';

/** Two servers on one database, as behind a load balancer: each with sockets, workers and routes of its own. */
export interface TwoServers {
  /** What the calls of a test go to. */
  one: TestApi;
  /** The address of the other: `http://127.0.0.1:4001`. */
  otherUrl: string;
  /** Both, for whoever connects to each. */
  both: readonly TestApi[];
  close: () => Promise<void>;
}

export async function startTwoServers(): Promise<TwoServers> {
  const one = await startApi();
  const server = await serve(one.services);
  const otherUrl = `http://127.0.0.1:${server.port}`;
  return {
    one,
    otherUrl,
    both: [one, { ...one, url: otherUrl, server }],
    close: async () => {
      await server.stop();
      await one.close();
    },
  };
}
