import process from 'node:process';
import { openData } from '../backup/open-data';
import { systemClock } from '../../platform/clock/clock';
import { parseEnv } from '../../platform/env/env';
import { ensureReferenceData } from '../../domain/reference/ensure-reference-data';
import { questioner } from './ask';
import { createAdmin } from './create-admin';

/** `npm run admin:create`: prompts for the first administrator's data and password. */
try {
  const env = parseEnv(process.env);
  const database = await openData({ env, clock: systemClock });
  try {
    await ensureReferenceData(database);
    const { ask, close } = questioner();
    const first_name = await ask('First name: ');
    const last_name = await ask('Last name: ');
    const email = await ask('Email: ');
    const password = await ask('Password: ', true);
    const again = await ask('Password again: ', true);
    close();
    if (password !== again) throw new Error('The two passwords differ.');
    const admin = await createAdmin({ db: database.db, clock: systemClock }, { first_name, last_name, email, password });
    process.stdout.write(`${admin.email} is a super admin now and can sign in.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
