import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applicants } from '@careloom/contract/resources/applicants';
import { jobs } from '@careloom/contract/resources/jobs';
import { and, asc, eq } from 'drizzle-orm';
import { applications } from '../../platform/db/schema/jobs';
import { notifications } from '../../platform/db/schema/notices';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

const ROUNDS = 200;

let api: TestApi;
let admins: Person[];
let workers: Person[];
let house: { id: number };
before(async () => {
  api = await startApi();
  admins = await Promise.all([api.person('super_admin'), api.person('senior_manager')]);
  workers = await Promise.all([api.person('worker'), api.person('worker')]);
  for (const worker of workers) await makeAgreement(api.services, worker);
  house = await makeHouse(api.services);
});
after(() => api.close());

async function openJob(): Promise<{ id: number; candidates: number[] }> {
  const { db } = api.services;
  const { id } = await makeJob(api.services, { house, postedBy: { id: admins[0]?.id ?? 0 } });
  const rows = await db
    .insert(applications)
    .values(workers.map((worker) => ({ job_id: id, worker_id: worker.id })))
    .returning();
  return { id, candidates: rows.map((row) => row.id) };
}

test(`R4-041: of two admins who concurrently assign one job to different workers exactly one wins, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, candidates } = await openJob();
    // The order of sending alternates between rounds.
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    const answers = await Promise.all(
      order.map((n) => api.send(applicants.assign, { id, n: candidates[n] ?? 0 }, { token: admins[n]?.token })),
    );
    assert.deepEqual(answers.map(({ status, message }) => `${status} ${message}`).sort(), [
      '200 Job assigned successfully.',
      '422 Job already assigned to another support worker.',
    ]);
    const winner = workers[order[answers.findIndex(({ status }) => status === 200)] ?? 0];
    const { data } = await api.send(jobs.get, { id }, { token: admins[0]?.token });
    assert.deepEqual([data.status, data.worker?.id, data.version], ['assigned', winner?.id, 2]);
    await checkTrace(id, winner?.id);
  }
});

/** One application is selected, the other is not; only the selected worker is notified, once. */
async function checkTrace(id: number, winnerId: number | undefined): Promise<void> {
  const { db } = api.services;
  const rows = await db.select().from(applications).where(eq(applications.job_id, id)).orderBy(asc(applications.worker_id));
  assert.deepEqual(
    rows.map(({ worker_id, status }) => [worker_id, status]),
    workers.map((worker) => [worker.id, worker.id === winnerId ? 'assigned' : 'not_selected']).sort(([a], [b]) => Number(a) - Number(b)),
  );
  const notified = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.type, 'assign_job'), eq(notifications.route_id, id)));
  assert.deepEqual(
    notified.map(({ user_id }) => user_id),
    [winnerId],
  );
}
