import process from 'node:process';
import { pino } from 'pino';
import { systemClock } from './clock';
import { openDatabase } from './db/open';
import { EnvError, parseEnv } from './env';
import { createServices, serve } from './start';
import path from 'node:path';

const env = parseEnv(process.env);
const log = pino({ level: env.logLevel });
const database = await openDatabase({ url: env.databaseUrl, directory: path.join(env.dataDir, 'pg') });
const services = await createServices({ env, database, clock: systemClock, log });
await serve(services);
void EnvError;
