import process from 'node:process';
import { systemClock } from '../../platform/clock/clock';
import { parseEnv } from '../../platform/env/env';
import { moveToPostgres } from './move-to-postgres';

/** `npm run move-to-postgres`: copies the embedded database into the PostgreSQL of `DATABASE_URL`. */
try {
  const { tables, rows } = await moveToPostgres(parseEnv(process.env), systemClock);
  process.stdout.write(`${rows} rows of ${tables} tables are copied. Start with the same DATABASE_URL from now on.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
