import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { startApi, type TestApi } from '../../../testing/harness';
import { differences } from '../../../testing/pages/differences';
import { recordAnswers, type Recording } from '../../../testing/pages/record';

/** The recorded answers with which the tests of pages render. */
const FOLDER = new URL('../../../../shared/testing/answers/', import.meta.url);
const AGAIN = 'If that is meant, record it anew: npm run record-answers (docs/testing.md).';

let api: TestApi;
before(async () => {
  api = await startApi({ XERO: 'demo', LOG_LEVEL: 'silent' });
});
after(() => api.close());

test('the API answers the pages of the remotes as their tests expect', async () => {
  for (const [role, recording] of Object.entries(await recordAnswers(api))) {
    const file = new URL(`${role}.json`, FOLDER);
    if (process.argv.includes('--record')) await writeFile(file, `${JSON.stringify(recording, null, 2)}\n`);
    const kept = JSON.parse(await readFile(file, 'utf8')) as Recording;
    assert.deepEqual(Object.keys(recording.answers), Object.keys(kept.answers), `The reads of a ${role} are others. ${AGAIN}`);
    assert.deepEqual(differences(kept.user, recording.user, 'user'), [], `A signed-in ${role} is not what was recorded. ${AGAIN}`);
    for (const [address, { call, data }] of Object.entries(recording.answers)) {
      const [first] = differences(kept.answers[address]?.data, data);
      assert.equal(first, undefined, `${call} (${address}, as ${role}): ${first}. ${AGAIN}`);
    }
  }
});
