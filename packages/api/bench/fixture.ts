import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { insertRows } from '../src/platform/db/insert-rows';
import { expenses } from '../src/platform/db/schema/money';
import { inTransaction } from '../src/platform/db/transaction';
import { addDays } from '../src/platform/clock/local-day';
import { seed } from '../seed/seed';
import type { Services } from '../src/platform/services';
import { makePerson, type Person } from '../testing/people';
import { makeHouse, makeJob } from '../testing/records';
import { makeTerms } from '../testing/terms';

const WORKERS = 20;
const DAYS = 100;
const FIRST_DAY = '2026-02-02';
/** Fills over 50 sheets of the expense report, at 28 expenses per sheet. */
const EXPENSES = 1_450;

/** Describes the data that every server of the bench contains; the requests refer to it. */
export interface Fixture {
  token: string;
  jobId: number;
  /** The days of the timesheet: they contain only its shifts. */
  days: { start: string; end: string };
  /** A timesheet of 2,000 rows, not uploaded yet. */
  timesheet: string;
}

/** Fills an empty database with the demo's data, plus a job with many shifts and expenses. */
export async function fill(services: Services): Promise<Fixture> {
  await seed(services);
  const admin = await makePerson(services, 'super_admin');
  const job = await makeJob(services, { house: await makeHouse(services), postedBy: admin });
  const workers: Person[] = [];
  for (let nth = 0; nth < WORKERS; nth += 1) workers.push(await makePerson(services, 'worker'));
  for (const worker of workers) await makeTerms(services, worker);
  const day = (nth: number) => addDays(FIRST_DAY, nth);
  const rows = workers.flatMap(({ email }) =>
    Array.from({ length: DAYS }, (_day, nth) => [job.id, email, day(nth), 'Evening', '18:00', '22:30', 'no', '', '', ''].join(',')),
  );
  const spent = Array.from({ length: EXPENSES }, (_expense, nth) => ({
    date: day(nth % DAYS),
    title: `Parking at Westmead Hospital, ${nth + 1}`,
    amount_cents: 2_400,
    worker_id: workers[nth % WORKERS]?.id ?? admin.id,
    job_id: job.id,
    house_id: job.house_id,
    added_by_id: admin.id,
  }));
  await inTransaction(services.db, (tx) => insertRows(tx, expenses, spent));
  await services.database.query('vacuum analyze');
  const timesheet = [SHEET_COLUMNS.join(','), ...rows].join('\n');
  return { token: admin.token, jobId: job.id, days: { start: day(0), end: day(DAYS - 1) }, timesheet };
}
