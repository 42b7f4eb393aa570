import { type Logger, pino } from 'pino';
import { openData } from './backup/open-data';
import { systemClock } from '../platform/clock/clock';
import { type Env, parseEnv } from '../platform/env/env';
import { webPages } from './web/web-pages';
import { ensureReferenceData } from '../domain/reference/ensure-reference-data';
import { reportStart } from './report-start';
import { connectDemo } from '../../seed/connect-demo';
import { drawAgreements } from '../../seed/draw-agreements';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, isEmpty, seed } from '../../seed/seed';
import type { Services } from '../platform/services';
import { createServices, serve } from './start';
import { stopWithin } from './stop-within';

/** Longer than running jobs and requests take, and less than the 30 s after which an orchestrator kills the process. */
const STOP_MS = 25_000;

/**
 * Starts the whole server from its environment: database, first data, pages, API.
 * @param standing receives the stop function, which shuts down without losing data, before the start is reported
 * @throws Error with a sentence for an invalid environment, a database in use, or a port that is taken
 */
export async function run(environment: NodeJS.ProcessEnv, standing: (stop: () => Promise<void>) => void): Promise<void> {
  const env = parseEnv(environment);
  const log = pino({ level: env.logLevel });
  const database = await openData({
    env,
    clock: systemClock,
    onBackup: (file) => reportStart({ step: 'Backup before the migration', detail: file }),
  });
  try {
    const services = await createServices({ env, database, clock: systemClock, log });
    await ensureReferenceData(database);
    reportStart({ step: 'Database', detail: database.kind === 'pglite' ? 'embedded' : 'PostgreSQL' });
    if (env.demo) await seedOnce(services);
    const server = await serve(services, env.web ? { web: webPages } : {});
    const stop = async () => {
      await server.stop();
      await database.close();
    };
    standing(() => stopWithin(env.drainMs + STOP_MS, stop));
    greet(env, log, server.port);
  } catch (error) {
    await database.close();
    throw taken(error) ? new Error(`Port ${env.port} is taken by another process. Stop that one, or set PORT to another.`) : error;
  }
}

/** Creates the demo data on the first start. */
const seedOnce = (services: Services): Promise<void> =>
  services.database.alone(async () => {
    if (!(await isEmpty(services))) return;
    await seed(services);
    await connectDemo(services);
    await drawAgreements(services);
    reportStart({ step: 'Demo data' });
  });

function greet(env: Env, log: Logger, port: number): void {
  const address = env.publicUrl.endsWith(`:${env.port}`) ? env.publicUrl.replace(/:\d+$/, `:${port}`) : env.publicUrl;
  log.info(`Careloom is at ${address}`);
  reportStart({ address, accounts: env.demo ? [...DEMO_ACCOUNTS] : [], password: env.demo ? DEMO_PASSWORD : null });
}

const taken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
