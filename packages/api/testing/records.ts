import { STATES } from '@careloom/contract/states';
import type { HouseBody } from '@careloom/contract/resources/houses';
import type { JobBody } from '@careloom/contract/resources/jobs';
import { payLevels, providers, serviceAgreements } from '../src/platform/db/schema/agreements';
import { jobInvitations, jobs } from '../src/platform/db/schema/jobs';
import { houses } from '../src/platform/db/schema/places';
import { addDays, addMonths, localDay } from '../src/platform/clock/local-day';
import type { Services } from '../src/platform/services';
import type { Person } from './people';

let made = 0;

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The record of a test was not written.');
  return row;
}

/** A house in NSW, without a leader unless `fields` override it. */
export async function makeHouse({ db }: Services, fields: Partial<typeof houses.$inferInsert> = {}): Promise<typeof houses.$inferSelect> {
  made += 1;
  const row = {
    name: `House ${made}`,
    first_name: 'Contact',
    last_name: 'Person',
    email: 'house@careloom.test',
    contact_no: '02 9637 1204',
    address: '1 Test Street',
    suburb: 'Merrylands',
    state_id: STATES[0].id,
    post_code: '2160',
    gender: 'other' as const,
  };
  return only(
    await db
      .insert(houses)
      .values({ ...row, ...fields })
      .returning(),
  );
}

/** A valid body of the house form. */
export const houseBody = (fields: Partial<HouseBody> = {}): HouseBody => ({
  name: 'Grevillea House',
  team_leader_id: null,
  first_name: 'Joan',
  last_name: 'Marsh',
  email: 'joan@example.com',
  contact_no: '02 9999 1234',
  address: '1 Station Street',
  suburb: 'Penrith',
  state_id: STATES[0].id,
  post_code: '2750',
  gender: 'female',
  is_active: 1,
  ...fields,
});

/** A valid body of the job form. */
export const jobBody = (houseId: number, fields: Partial<JobBody> = {}): JobBody => ({
  name: 'Weekend community access',
  description: 'Two young men who like the river.',
  type: 'ongoing',
  start_date: '2026-12-05',
  end_date: null,
  visibility: 'public',
  number_of_workers: 1,
  weekly_hours: 14,
  when_needed: 'certain_days',
  days: ['saturday', 'sunday'],
  service_needed: 'Community access',
  preferred_gender: 'any',
  start_time: '09:00',
  end_time: '16:00',
  is_overnight: 0,
  house_id: houseId,
  worker_ids: [],
  version: null,
  ...fields,
});

type JobRow = typeof jobs.$inferSelect;

interface JobPlace {
  house: { id: number };
  postedBy: { id: number };
  invited?: readonly { id: number }[];
}

/** A job since 2025, open and public unless `fields` override it. */
export async function makeJob(
  { db }: Services,
  { house, postedBy, invited = [] }: JobPlace,
  fields: Partial<typeof jobs.$inferInsert> = {},
): Promise<JobRow> {
  const { worker_ids: _none, version: _new, is_overnight, ...body } = jobBody(house.id);
  const row = { ...body, start_date: '2025-01-01', days: [...body.days], is_overnight: is_overnight === 1, posted_by_id: postedBy.id };
  const job = only(
    await db
      .insert(jobs)
      .values({ ...row, ...fields })
      .returning(),
  );
  if (invited.length > 0) await db.insert(jobInvitations).values(invited.map(({ id }) => ({ job_id: job.id, worker_id: id })));
  return job;
}

/** A signed agreement whose term began a month ago, unless `fields` override it. */
export async function makeAgreement(services: Services, worker: Person, fields: Partial<typeof serviceAgreements.$inferInsert> = {}) {
  const { db, clock } = services;
  made += 1;
  const provider = only(
    await db
      .insert(providers)
      .values({ name: 'Banksia Community Supports', abn: String(10_000_000_000 + made) })
      .returning(),
  );
  const rates = { saturday_cents: 5600, sunday_cents: 7200, holiday_cents: 8800, sleep_over_cents: 8000, active_night_cents: 4750 };
  const level = only(
    await db
      .insert(payLevels)
      .values({ name: 'Level 2.1', ...rates })
      .returning(),
  );
  const start = addDays(localDay(clock.now(), 'Australia/Sydney'), -30);
  const row = {
    user_id: worker.id,
    provider_id: provider.id,
    pay_level_id: level.id,
    first_name: 'Test',
    last_name: 'Worker',
    abn: '51824753556',
    commencement_date: start,
    term_months: 12,
    end_date: addMonths(start, 12),
    services: 'Personal care',
    hours_of_work: 'Up to 20 hours a week',
    status: 'signed' as const,
    created_by_id: worker.id,
  };
  return only(
    await db
      .insert(serviceAgreements)
      .values({ ...row, ...fields })
      .returning(),
  );
}
