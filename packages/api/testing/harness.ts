import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import type { UserType } from '@careloom/contract/permissions';
import { pino } from 'pino';
import type { AppOptions } from '../src/app/build-app';
import type { users } from '../src/platform/db/schema/identity';
import type { Database } from '../src/platform/db/database';
import { parseEnv } from '../src/platform/env/env';
import type { Services } from '../src/platform/services';
import { createServices, type RunningServer, serve } from '../src/app/start';
import { makePerson, type Person } from './people';
import { type Answer, sendCall, type SendOptions } from './send';
import { TestClock } from './test-clock';
import { openTestDatabase } from './test-database';

/** A whole server for a test file: with its own database, port, and a clock that the test sets. */
export interface TestApi {
  url: string;
  services: Services;
  clock: TestClock;
  server: RunningServer;
  /** Makes a call over HTTP. */
  send<C extends Call>(call: C, input: InputFor<C>, options?: SendOptions): Promise<Answer<DataOf<C>>>;
  /** An account with a session. */
  person(userType: UserType, fields?: Partial<typeof users.$inferInsert>): Promise<Person>;
  /** Runs first when the server is closed, to clean up what a failed test left open. */
  onClose(end: () => void): void;
  close(): Promise<void>;
}

/**
 * Starts the server on the engine of `TEST_DATABASE_URL`, by default on PGlite in memory.
 * @param variables of the environment, which override those of a demo
 * @param options pages, where a test needs them
 * @param open opens the database, by default a new one
 */
export async function startApi(
  variables: Record<string, string> = {},
  options: AppOptions = {},
  open: () => Promise<Database> = openTestDatabase,
): Promise<TestApi> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'careloom-api-'));
  const env = parseEnv({ PORT: '0', HOST: '127.0.0.1', CARELOOM_DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'error', ...variables });
  const database = await open();
  const clock = new TestClock();
  const services = await createServices({ env, database, clock, log: pino({ level: env.logLevel }) });
  const server = await serve(services, { schedules: false, ...options });
  const url = `http://127.0.0.1:${server.port}`;
  const ends: (() => void)[] = [];
  return {
    url,
    services,
    clock,
    server,
    send: (call, input, options) => sendCall(url, call, input, options),
    person: (userType, fields) => makePerson(services, userType, fields),
    onClose: (end) => void ends.push(end),
    async close() {
      for (const end of ends) end();
      await server.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
