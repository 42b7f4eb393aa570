import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { SHEET_COLUMNS, timesheets } from '@careloom/contract/resources/timesheets';
import { addDays } from '../../platform/clock/local-day';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';

const ROWS = 2_000;
const PER_WORKER = 100;

let api: TestApi;
let admin: Person;
let content: string;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  const job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  const workers = await Promise.all(Array.from({ length: ROWS / PER_WORKER }, () => api.person('worker')));
  await Promise.all(workers.map((worker) => makeTerms(api.services, worker)));
  const rows = workers.flatMap(({ email }) =>
    Array.from({ length: PER_WORKER }, (_day, day) =>
      [job.id, email, addDays('2026-02-02', day), 'Evening', '18:00', '22:30', 'no', '', '', ''].join(','),
    ),
  );
  content = [SHEET_COLUMNS.join(','), ...rows].join('\n');
});
after(() => api.close());

const upload = (sheet: string) => api.send(timesheets.upload, { file: new File([sheet], 'all.csv') }, { token: admin.token });

test('2,000 rows take a number of statements that depends only on the number of batches', async () => {
  const statements = await countStatements(async () => {
    const { status, data } = await upload(content);
    assert.deepEqual([status, data.created, data.updated], [200, ROWS, 0]);
  });
  assert.ok(statements < 280, `${statements} statements`);
});

test('no other request is blocked until 2,000 rows are parsed, priced and written', async () => {
  let longest = 0;
  let done = false;
  const others = (async () => {
    while (!done) {
      const asked = performance.now();
      await fetch(`${api.url}/api/v1/options/states`);
      longest = Math.max(longest, performance.now() - asked);
      await setTimeout(20);
    }
  })();
  const start = performance.now();
  const { data } = await upload(content.replaceAll('22:30', '22:00'));
  const took = performance.now() - start;
  done = true;
  await others;
  assert.deepEqual([data.created, data.updated], [0, ROWS]);
  assert.ok(longest < took, `another request waited ${longest} of ${took} ms`);
});
