import process from 'node:process';
import { systemClock } from '../../platform/clock/clock';
import { parseEnv } from '../../platform/env/env';
import { restoreBackup } from './restore-backup';

/** `npm run restore -- <file>`: replaces the embedded database with a backup. */
try {
  const { before } = await restoreBackup({ env: parseEnv(process.env), clock: systemClock, file: process.argv[2] });
  process.stdout.write(`The backup is restored.${before ? ` The database that it replaces is in ${before}.` : ''}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
