import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applicants, teamLeaderApplicants } from '@careloom/contract/resources/applicants';
import { instantOf } from '@careloom/pay/wall-time';
import { applications } from '../../platform/db/schema/jobs';
import { addDays, localDay } from '../../platform/clock/local-day';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let house: { id: number };
let other: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  house = await makeHouse(api.services, { team_leader_id: leader.id });
  other = await makeHouse(api.services);
});
after(() => api.close());

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';
/** In two weeks, in Sydney's time zone. */
const start = () => addDays(localDay(api.clock.now(), 'Australia/Sydney'), 14);

const job = (fields: Parameters<typeof makeJob>[2] = {}) =>
  makeJob(
    api.services,
    { house, postedBy: admin },
    {
      start_date: start(),
      end_date: null,
      when_needed: 'certain_days',
      days: [weekdayOf(start()), weekdayOf(addDays(start(), 1))],
      start_time: '22:00',
      end_time: '06:00',
      ...fields,
    },
  );

const apply = async (jobId: number, worker: Person, status: 'applied' | 'not_selected' = 'applied') =>
  void (await api.services.db.insert(applications).values({ job_id: jobId, worker_id: worker.id, status }));

/** In Sydney's time zone. */
const at = (day: string, time: string) => new Date(instantOf(Date.parse(`${day}T${time}:00Z`), 'Australia/Sydney', 0, 'start_time'));

interface Times {
  date: string;
  from: string;
  to: string;
}

async function shift(
  worker: Person,
  place: { id: number },
  { date, from, to }: Times,
  status: 'published' | 'approved' | 'cancelled' = 'published',
) {
  const of = await makeJob(api.services, { house: place, postedBy: admin }, { status: 'assigned', worker_id: worker.id });
  const [start_at, end_at] = [at(date, from), at(date, to)];
  const minutes = (end_at.getTime() - start_at.getTime()) / 60_000;
  await makeShift(
    api.services,
    { job: of, worker, by: admin },
    { date, start_time: from, end_time: to, start_at, end_at, minutes, status },
  );
}

const list = async (id: number) => (await api.send(applicants.list, { id }, { token: admin.token })).data.items;
const fitFor = async (id: number, worker: Person) => (await list(id)).find(({ worker_id }) => worker_id === worker.id)?.fit;

test('a shift on the early morning after a night conflicts with it, one in the afternoon does not', async () => {
  const [early, late] = [await api.person('worker'), await api.person('worker')];
  const { id } = await job();
  await apply(id, early);
  await apply(id, late);
  const next = addDays(start(), 1);
  await shift(early, other, { date: next, from: '05:00', to: '09:00' });
  await shift(late, other, { date: next, from: '13:00', to: '17:00' });
  const clash = await fitFor(id, early);
  assert.deepEqual([clash?.days, clash?.days_free, clash?.busy_days, clash?.first_clash], [2, 1, [weekdayOf(start())], start()]);
  const free = await fitFor(id, late);
  assert.deepEqual([free?.days, free?.days_free, free?.busy_days, free?.first_clash], [2, 2, [], null]);
});

test('a cancelled shift causes no conflict; flexible days are all seven', async () => {
  const worker = await api.person('worker');
  const { id } = await job({ when_needed: 'flexible', days: [] });
  await apply(id, worker);
  await shift(worker, other, { date: start(), from: '22:00', to: '23:00' }, 'cancelled');
  const fit = await fitFor(id, worker);
  assert.deepEqual([fit?.days, fit?.days_free], [7, 7]);
});

test('a job that ends after one day needs only that day', async () => {
  const worker = await api.person('worker');
  const { id } = await job({ when_needed: 'flexible', days: [], end_date: start() });
  await apply(id, worker);
  assert.equal((await fitFor(id, worker))?.days, 1);
});

test('only past shifts in the house count; hours are those of the first week', async () => {
  const worker = await api.person('worker');
  const { id } = await job();
  await apply(id, worker);
  const past = addDays(localDay(api.clock.now(), 'Australia/Sydney'), -10);
  await shift(worker, house, { date: past, from: '09:00', to: '12:00' }, 'approved');
  await shift(worker, other, { date: past, from: '13:00', to: '15:00' }, 'approved');
  await shift(worker, house, { date: start(), from: '09:00', to: '15:30' });
  const fit = await fitFor(id, worker);
  assert.deepEqual([fit?.house_shifts, fit?.week_hours], [1, 6.5]);
});

test('ranking: agreement in force, then free days, then knowing the house; applicants who were not selected come last', async () => {
  const { id } = await job();
  const people = await Promise.all(
    ['Refused', 'Unsigned', 'Clashing', 'Newcomer', 'Regular'].map((first_name) => api.person('worker', { first_name })),
  );
  const [refused, , clashing, newcomer, regular] = people as [Person, Person, Person, Person, Person];
  for (const worker of people) await apply(id, worker, worker === refused ? 'not_selected' : 'applied');
  for (const worker of [refused, clashing, newcomer, regular]) await makeAgreement(api.services, worker);
  await shift(clashing, other, { date: start(), from: '22:00', to: '23:00' });
  const past = addDays(localDay(api.clock.now(), 'Australia/Sydney'), -10);
  await shift(regular, house, { date: past, from: '09:00', to: '12:00' }, 'approved');
  assert.deepEqual(
    (await list(id)).map(({ first_name }) => first_name),
    ['Regular', 'Newcomer', 'Clashing', 'Unsigned', 'Refused'],
  );
  const led = await api.send(teamLeaderApplicants.list, { id }, { token: leader.token });
  assert.equal(led.data.items[0]?.fit?.house_shifts, 1);
  const [best] = led.data.items;
  const detail = await api.send(applicants.get, { id, n: best?.id ?? 0 }, { token: admin.token });
  assert.deepEqual(detail.data.fit, best?.fit);
});
