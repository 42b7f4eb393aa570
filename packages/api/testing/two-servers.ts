import { serve } from '../src/app/start';
import { startApi, type TestApi } from './harness';

/** Two servers on one database, as behind a load balancer: each with its own sockets, workers and routes. */
export interface TwoServers {
  /** The server that the calls of a test go to. */
  one: TestApi;
  /** The address of the other server: `http://127.0.0.1:4001`. */
  otherUrl: string;
  /** Both servers, for tests that connect to each. */
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
