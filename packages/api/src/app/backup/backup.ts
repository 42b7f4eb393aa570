import process from 'node:process';
import { systemClock } from '../../platform/clock/clock';
import { parseEnv } from '../../platform/env/env';
import { backUpNow } from './back-up-now';

/** `npm run backup`: writes a backup of the database, whether or not a server is running. */
try {
  const file = await backUpNow({ env: parseEnv(process.env), clock: systemClock });
  process.stdout.write(`The database is backed up: ${file}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
