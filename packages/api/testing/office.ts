import path from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../src/platform/clock/clock';
import { openDatabase } from '../src/platform/db/open';
import { parseEnv } from '../src/platform/env/env';
import { setFeePercent } from '../src/domain/settings/shift-percentage';
import { ensureReferenceData } from '../src/domain/reference/ensure-reference-data';
import { connectDemo } from '../seed/connect-demo';
import { createServices } from '../src/app/start';
import { makePerson, type Person } from './people';
import { makeHouse, makeJob } from './records';
import { makeTerms } from './terms';

/** The accounts and records required before any work can start: stored on disk, for a server that is started on it later. */
export interface Office {
  admin: Person;
  worker: Person;
  house: { id: number };
  /** The worker's account. */
  job: { id: number };
}

/** @param environment the server's environment: it determines where the data is */
export async function makeOffice(environment: Record<string, string>): Promise<Office> {
  const env = parseEnv({ HOST: '127.0.0.1', ...environment });
  const database = await openDatabase({ url: env.databaseUrl, directory: path.join(env.dataDir, 'pg') });
  const services = await createServices({ env, database, clock: systemClock, log: pino({ level: 'warn' }) });
  await ensureReferenceData(database);
  await setFeePercent(database.db, 7.5);
  const admin = await makePerson(services, 'super_admin');
  const worker = await makePerson(services, 'worker', { abn: '51824753556', xero_contact_id: 'contact-1' });
  await makeTerms(services, worker);
  const house = await makeHouse(services);
  const job = await makeJob(services, { house, postedBy: admin }, { status: 'assigned', worker_id: worker.id });
  await connectDemo(services);
  await services.accounting.stop();
  await database.close();
  return { admin, worker, house, job };
}
