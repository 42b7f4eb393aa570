import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { queueSql } from './queue-sql';

test('a stop waits for the job being fetched, for its work and for the statement that completes it', async () => {
  const steps: string[] = [];
  const sql = queueSql({
    async query(text) {
      await wait(10);
      steps.push(text);
      return { rows: [] };
    },
  });
  const work = async () => {
    await wait(20); // the queries of the job itself
    steps.push('work');
  };
  // As pg-boss does it: nothing awaits the last statement.
  void sql.executeSql('fetch').then(() => sql.during(work()).then(() => void sql.executeSql('complete')));
  await sql.idle();
  assert.deepEqual(steps, ['fetch', 'work', 'complete']);
});

test('a failed query does not prevent a stop, and rejects for its caller', async () => {
  const sql = queueSql({ query: () => Promise.reject(new Error('gone')) });
  const asked = assert.rejects(sql.executeSql('fetch'), /gone/);
  await sql.idle();
  await asked;
});
