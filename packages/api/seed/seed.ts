import { DEFAULT_TIME_ZONE } from '@careloom/contract/states';
import { hashPassword } from '../src/domain/auth/password';
import { settings } from '../src/platform/db/schema/access';
import { users } from '../src/platform/db/schema/identity';
import { inTransaction } from '../src/platform/db/transaction';
import type { Services } from '../src/platform/services';
import { calendarOf } from './calendar';
import { FEE_PERCENT } from './setting';
import { makePlan } from './make-plan';
import { drawPortraits, savePortraits } from './pictures';
import { drawReceipts, saveReceipts } from './receipts/receipts';
import { writePlan } from './write-plan';

/** The one password of all demo accounts. */
export const DEMO_PASSWORD = 'Careloom#2026';

/** The accounts for a tour of the demo. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@careloom.test', role: 'Super Admin' },
  { email: 'manager@careloom.test', role: 'Senior Manager' },
  { email: 'leader@careloom.test', role: 'Team Leader' },
  { email: 'worker@careloom.test', role: 'Support Worker' },
] as const;

type SeedServices = Pick<Services, 'database' | 'db' | 'files' | 'clock'>;

/**
 * Fills an empty database with a care provider of 8 houses, 40 workers, 60 jobs and three months of shifts, times `scale`, as of the
 * clock's day. All or nothing.
 * @throws Error with a message for the operator when the database contains people
 */
export async function seed({ database, db, files, clock }: SeedServices, { scale = 1 }: { scale?: number } = {}): Promise<void> {
  if (!(await isEmpty({ db })))
    throw new Error('The database holds data already. Set CARELOOM_DATA_DIR to a new folder, or empty the database.');
  const calendar = calendarOf(clock.now(), DEFAULT_TIME_ZONE);
  const plan = makePlan({ calendar, passwordHash: await hashPassword(DEMO_PASSWORD), scale });
  const people = plan.of(users);
  const [portraits, receipts] = [await drawPortraits(people), await drawReceipts(plan)];
  await inTransaction(db, async (tx) => {
    await tx.insert(settings).values([
      { key: 'time_zone', value: DEFAULT_TIME_ZONE },
      { key: 'shift_percentage', value: FEE_PERCENT },
    ]);
    await saveReceipts(tx, files, receipts);
    await writePlan(tx, plan);
    await savePortraits(tx, files, portraits, people);
  });
  // The embedded database has no autovacuum: without this the planner has no statistics of the new rows.
  await database.query('vacuum analyze');
}

/** Whether the database has no people: a first start. */
export async function isEmpty({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
}
