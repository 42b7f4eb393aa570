import path from 'node:path';
import { pino } from 'pino';
import { systemClock } from './clock';
import { openDatabase } from './db/open';
import { parseEnv } from './env';
import { ensureReferenceData } from './reference/ensure-reference-data';
import { say } from './say';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, isEmpty, seed } from './seed/seed';
import { createServices, serve } from './start';

const DEMO = { accounts: [...DEMO_ACCOUNTS], password: DEMO_PASSWORD };

/**
 * Starts the whole server by what the environment says: database, first data, API.
 * @returns what stops it, in the order that loses nothing
 * @throws Error with a sentence for a wrong environment, a database in use, a port that is taken
 */
export async function run(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const env = parseEnv(environment);
  const log = pino({ level: env.logLevel });
  const database = await openDatabase({ url: env.databaseUrl, directory: path.join(env.dataDir, 'pg') });
  try {
    const services = await createServices({ env, database, clock: systemClock, log });
    await ensureReferenceData(database);
    say({ step: 'Database', detail: database.kind });
    if (env.demo && (await isEmpty(services))) {
      await seed(services);
      say({ step: 'Demo data' });
    }
    const server = await serve(services);
    say({ address: `http://${env.host}:${server.port}`, ...(env.demo ? DEMO : { accounts: [], password: null }) });
    return async () => {
      await server.stop();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw taken(error) ? new Error(`Port ${env.port} is taken by another process. Stop that one, or set PORT to another.`) : error;
  }
}

const taken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
