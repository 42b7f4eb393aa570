import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { agreements } from '@careloom/contract/resources/agreements';
import { houses } from '@careloom/contract/resources/houses';
import { jobs } from '@careloom/contract/resources/jobs';
import { shifts } from '@careloom/contract/resources/shifts';
import { supportWorkers, teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { eq, inArray } from 'drizzle-orm';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { jobs as jobTable } from '../../platform/db/schema/jobs';
import { notifications } from '../../platform/db/schema/notices';
import { houses as houseTable } from '../../platform/db/schema/places';
import { shifts as table, shiftSegments } from '../../platform/db/schema/shifts';
import { addDays, localDay } from '../../platform/clock/local-day';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { houseBody, makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';
import { endExpired } from '../agreements/end-expired';
import { advanceShifts } from './advance-shifts';

const TERM = { commencement_date: '2026-01-01', end_date: '2030-12-31' };

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let house: Awaited<ReturnType<typeof makeHouse>>;
let job: Awaited<ReturnType<typeof makeJob>>;
let agreement: { id: number };
before(async () => {
  api = await startApi();
  [admin, leader] = [await api.person('super_admin'), await api.person('team_leader')];
});
after(() => api.close());
beforeEach(async () => {
  worker = await api.person('worker', { first_name: 'Mia', last_name: 'Tran' });
  agreement = await makeTerms(api.services, worker, TERM);
  house = await makeHouse(api.services, { name: 'Banksia', team_leader_id: leader.id });
  job = await makeJob(
    api.services,
    { house, postedBy: admin },
    { name: 'Night support', status: 'closed', worker_id: worker.id, closed_at: null },
  );
});

const as = ({ token }: Person) => ({ token });
const day = (days: number) => addDays(localDay(api.clock.now(), 'Australia/Sydney'), days);
const body = (days: number, fields: object = {}) => ({
  job_id: job.id,
  worker_id: worker.id,
  date: day(days),
  name: 'Morning',
  start_time: '09:00',
  end_time: '17:00',
  type: 'normal' as const,
  ...fields,
});
const plan = async (days: number, fields: object = {}) => {
  const answer = await api.send(shifts.create, body(days, fields), as(admin));
  assert.equal(answer.status, 200, JSON.stringify(answer.errors));
  return answer.data.id;
};
const rowOf = async (id: number) => (await api.services.db.select().from(table).where(eq(table.id, id)))[0] ?? assert.fail();
const stateOf = async (id: number) => {
  const { status, worker_id } = await rowOf(id);
  return [status, worker_id];
};
const noticesOf = async ({ id }: Person) =>
  (await api.services.db.select().from(notifications).where(eq(notifications.user_id, id)))
    .filter(({ type }) => type === 'shift_released' || type === 'shift_cancelled')
    .map(({ message }) => message);
const words = (date: string) =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(date))
    .replace(/([A-Z][a-z]{2})[a-z]*/, '$1');

/** The costs of shifts and of their pay lines. */
async function pricesOf(ids: readonly number[]): Promise<number[]> {
  const lines = await api.services.db.select().from(shiftSegments).where(inArray(shiftSegments.shift_id, ids));
  const rows = await Promise.all(ids.map(rowOf));
  return [
    ...new Set([...lines.map(({ amount_cents }) => amount_cents), ...rows.flatMap(({ cost_cents, fee_cents }) => [cost_cents, fee_cents])]),
  ];
}

type Choice = { shifts?: 'release' | 'cancel' };
interface Notified {
  status: number;
  message: string;
  data: unknown;
}
/** What can be ended, by name: the call, and the reason in the notifications. */
const ENDINGS: Readonly<Record<string, { end: (choice: Choice) => Promise<Notified>; reason: string }>> = {
  'terminating an agreement': {
    end: (choice) => api.send(agreements.terminate, { id: agreement.id, reason: 'Moved away.', ...choice }, as(admin)),
    reason: 'The service agreement of Test Worker was terminated.',
  },
  'ending an agreement': {
    end: (choice) => api.send(agreements.end, { id: agreement.id, ...choice }, as(admin)),
    reason: 'The service agreement of Test Worker ended.',
  },
  'archiving a worker': {
    end: (choice) => api.send(supportWorkers.archive, { id: worker.id, ...choice }, as(admin)),
    reason: 'Mia Tran was archived.',
  },
  'archiving a worker as a team leader': {
    end: (choice) => api.send(teamLeaderWorkers.update, { id: worker.id, archived: 1, ...choice }, as(leader)),
    reason: 'Mia Tran was archived.',
  },
  'removing a worker as a team leader': {
    end: (choice) => api.send(teamLeaderWorkers.remove, { id: worker.id, ...choice }, as(leader)),
    reason: 'Mia Tran was archived.',
  },
  'deactivating a worker': {
    end: (choice) => api.send(supportWorkers.update, { id: worker.id, is_active: 0, ...choice }, as(admin)),
    reason: 'Mia Tran was deactivated.',
  },
  'closing a job': {
    end: async (choice) => {
      await api.services.db.update(jobTable).set({ status: 'assigned' }).where(eq(jobTable.id, job.id));
      return api.send(jobs.close, { id: job.id, ...choice }, as(admin));
    },
    reason: 'The job Night support was closed.',
  },
  'archiving a job': {
    end: (choice) => api.send(jobs.archive, { id: job.id, ...choice }, as(admin)),
    reason: 'The job Night support was archived.',
  },
  'deleting a house': {
    end: (choice) => api.send(houses.remove, { id: house.id, ...choice }, as(admin)),
    reason: 'The house Banksia was deleted.',
  },
  'putting a house out of use': {
    end: (choice) => {
      const { name, team_leader_id } = house;
      return api.send(houses.update, { id: house.id, ...houseBody({ name, team_leader_id, is_active: 0 }), ...choice }, as(admin));
    },
    reason: 'The house Banksia is not in use any more.',
  },
};

for (const [what, { end, reason }] of Object.entries(ENDINGS)) {
  test(`${what} first answers with the dependents, and succeeds with a choice`, async () => {
    const [first, second, draft] = [await plan(2), await plan(3), await plan(4, { status: 'draft' })];
    const worked = await plan(-2);
    await makeExpense(api.services, { job, worker, by: worker });
    const asked = await end({});
    assert.deepEqual(
      [asked.status, asked.message],
      [422, 'This leaves 2 shifts to come, 1 draft and 1 pending expense. Release the shifts as drafts without a worker, or cancel them.'],
    );
    assert.deepEqual(asked.data, { leaves: { shifts: 2, drafts: 1, expenses: 1 } });
    assert.deepEqual(await stateOf(first), ['published', worker.id]);
    const before = [(await noticesOf(worker)).length, (await noticesOf(leader)).length];
    const done = await end({ shifts: 'release' });
    assert.deepEqual([done.status, done.message], [200, done.message]);
    for (const id of [first, second, draft]) assert.deepEqual(await stateOf(id), ['draft', null]);
    assert.deepEqual(await pricesOf([first, second, draft]), [0], 'it costs nothing until somebody works it');
    assert.notDeepEqual(await pricesOf([worked]), [0]);
    assert.deepEqual(await stateOf(worked), ['published', worker.id]);
    const notice = `Without a worker now at Banksia: 3 shifts, ${words(day(2))} - ${words(day(4))}. ${reason}`;
    assert.deepEqual((await noticesOf(worker)).slice(before[0]), [notice]);
    // Leaders are not notified of their own actions.
    assert.deepEqual((await noticesOf(leader)).slice(before[1]), what.includes('team leader') ? [] : [notice]);
  });

  test(`${what} cancels shifts if chosen; without dependents no choice is required`, async () => {
    const id = await plan(2);
    assert.equal((await end({ shifts: 'cancel' })).status, 200);
    assert.equal((await rowOf(id)).status, 'cancelled');
    assert.deepEqual(await noticesOf(worker), [`Cancelled at Banksia: Morning, ${words(day(2))}. ${reason}`]);
  });
}

test('an invalid choice is refused at its field', async () => {
  const answer = await api.send(jobs.archive, { id: job.id, shifts: 'keep' as never }, as(admin));
  assert.deepEqual([answer.status, answer.errors], [422, { shifts: ['The selected Shifts is invalid.'] }]);
});

test('a day covered by another signed agreement is not affected', async () => {
  await makeTerms(api.services, worker, TERM);
  const id = await plan(2);
  assert.equal((await api.send(agreements.terminate, { id: agreement.id, reason: 'A newer one.' }, as(admin))).status, 200);
  assert.deepEqual(await stateOf(id), ['published', worker.id]);
});

test('only a signed agreement can be ended', async () => {
  const other = await api.person('worker');
  const { id } = await makeTerms(api.services, other, { ...TERM, status: 'awaiting_signature' });
  const answer = await api.send(agreements.end, { id }, as(admin));
  assert.deepEqual([answer.status, answer.message], [422, 'Only a signed service agreement can be ended.']);
});

test('shifts covered only by a replaced agreement are released when it ends', async () => {
  const id = await plan(40);
  await makeTerms(api.services, worker, { commencement_date: day(-1), end_date: day(30), version: 2 });
  await endExpired(api.services)();
  const [older] = await api.services.db.select().from(serviceAgreements).where(eq(serviceAgreements.id, agreement.id));
  assert.equal(older?.status, 'ended');
  assert.deepEqual(await stateOf(id), ['draft', null]);
});

test('a shift that starts after its job was closed, or at a house that is not in use, cannot be planned', async () => {
  await api.services.db
    .update(jobTable)
    .set({ closed_at: new Date(api.clock.now().getTime() - 3_600_000) })
    .where(eq(jobTable.id, job.id));
  const late = await api.send(shifts.create, body(0, { start_time: '23:59', end_time: '00:30' }), as(admin));
  assert.deepEqual(late.errors, { date: ['This job is closed or archived: only days up to then can have shifts.'] });
  await api.services.db.update(jobTable).set({ closed_at: null }).where(eq(jobTable.id, job.id));
  await api.services.db.update(houseTable).set({ is_active: false }).where(eq(houseTable.id, house.id));
  const unused = await api.send(shifts.create, body(2), as(admin));
  assert.deepEqual(unused.errors, { job_id: ['The house of this job is not in use any more.'] });
  await plan(-3);
});

const HOUR = 3_600_000;
const at = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR);
const workOf = () => ({ job, worker, by: leader });

test('a shift that begins without its prerequisites is released instead of advanced', async () => {
  const { id } = await makeShift(api.services, workOf(), { start_at: at(-1), end_at: at(2), date: day(0) });
  await api.services.db
    .update(serviceAgreements)
    .set({ status: 'terminated', terminate_reason: 'x', ended_at: at(-2) })
    .where(eq(serviceAgreements.id, agreement.id));
  await advanceShifts(api.services)();
  assert.deepEqual(await stateOf(id), ['draft', null]);
  assert.match(
    (await noticesOf(worker))[0] ?? '',
    /^Without a worker now at Banksia: Morning, .*\. Job, worker or service agreement do not allow it any more\.$/,
  );
});

const RULES: readonly (readonly [string, () => Promise<unknown>, string])[] = [
  [
    'agreement',
    () =>
      api.services.db
        .update(serviceAgreements)
        .set({ status: 'terminated', terminate_reason: 'x', ended_at: at(-90) })
        .where(eq(serviceAgreements.id, agreement.id)),
    "Worker's service agreement terminated, renew first.",
  ],
  [
    'job',
    () =>
      api.services.db
        .update(jobTable)
        .set({ closed_at: at(-90) })
        .where(eq(jobTable.id, job.id)),
    'This job is closed or archived: only days up to then can have shifts.',
  ],
];
for (const [what, lose, message] of RULES) {
  test(`work that began without a valid ${what} cannot be submitted, approved or billed`, async () => {
    const times = { start_at: at(-50), end_at: at(-42), date: day(-2) };
    const { id } = await makeShift(api.services, workOf(), { ...times, status: 'completed' });
    await lose();
    const submit = () => api.send(timesheets.submit, { ids: [id] }, as(worker));
    const approve = () => api.send(timesheets.approve, { ids: [id] }, as(admin));
    for (const [status, call] of [
      ['completed', submit],
      ['submitted', approve],
    ] as const) {
      await api.services.db.update(table).set({ status }).where(eq(table.id, id));
      const answer = await call();
      assert.deepEqual([answer.status, answer.message], [422, message]);
    }
  });
}

test('what ends after work has begun does not affect that work', async () => {
  const { id } = await makeShift(api.services, workOf(), { start_at: at(-50), end_at: at(-42), date: day(-2), status: 'completed' });
  assert.equal((await api.send(agreements.terminate, { id: agreement.id, reason: 'Moved away.' }, as(admin))).status, 200);
  assert.equal((await api.send(timesheets.submit, { ids: [id] }, as(worker))).status, 200);
  assert.equal((await api.send(timesheets.approve, { ids: [id] }, as(admin))).status, 200);
});

test('planning a shift while its job is closed concurrently leaves no future shift', async () => {
  await api.services.db.update(jobTable).set({ status: 'assigned' }).where(eq(jobTable.id, job.id));
  const [planned, closed] = await Promise.all([
    api.send(shifts.create, body(2), as(admin)),
    api.send(jobs.close, { id: job.id, shifts: 'cancel' }, as(admin)),
  ]);
  assert.equal(closed.status, 200);
  if (planned.status === 200) assert.equal((await rowOf(planned.data.id)).status, 'cancelled');
  else assert.equal(planned.status, 422);
});
