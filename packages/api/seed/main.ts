import process from 'node:process';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openData } from '../src/app/backup/open-data';
import { systemClock } from '../src/platform/clock/clock';
import { parseEnv } from '../src/platform/env/env';
import { ensureReferenceData } from '../src/domain/reference/ensure-reference-data';
import { createServices } from '../src/app/start';
import { connectDemo } from './connect-demo';
import { drawAgreements } from './draw-agreements';
import { seed } from './seed';

const MAX_SCALE = 200;

/** `npm run seed -- --scale 50`: fills the empty database of the environment with demo data. */
try {
  const scale = scaleOf(process.argv.slice(2));
  const env = parseEnv(process.env);
  if (!env.demo) throw new Error('Demo data are for a demo: set CARELOOM_DEMO=1 if this installation is one.');
  const database = await openData({ env, clock: systemClock });
  const services = await createServices({ env, database, clock: systemClock, log: pino({ level: env.logLevel }) });
  await ensureReferenceData(database);
  const began = performance.now();
  await seed(services, { scale });
  await connectDemo(services);
  await drawAgreements(services);
  process.stdout.write(`Demo data written in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
  await services.accounting.stop();
  await database.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** @throws Error with a message for the operator */
function scaleOf(args: string[]): number {
  const { values } = parseArgs({ args, options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (Number.isInteger(scale) && scale >= 1 && scale <= MAX_SCALE) return scale;
  throw new Error(`--scale has to be a whole number from 1 to ${MAX_SCALE}.`);
}
