import { afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const NOTES = path.join(mkdtempSync(path.join(os.tmpdir(), 'careloom-notes-')), 'notes');
afterAll(() => rmSync(path.dirname(NOTES), { recursive: true }));

const TIMES = 'remotes/jobs/src/job/times.test.ts';
const UNKNOWN = 'remotes/jobs/src/job/rules.test.ts';

/** The result of the runner's module in a separate process: jest has no ES modules. */
function fromUnits<T>(expression: string): T {
  const source = `
    import { filesRun, jestUnits } from '${path.resolve('scripts/lib/jest-units.mjs')}';
    console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' })) as T;
}

test('a test file of a remote depends on the files of its remote that it ran, or on the whole remote if they are not known', () => {
  execFileSync('npx', ['jest', '--ci', TIMES], { env: { ...process.env, MODULE_NOTES: NOTES }, stdio: 'pipe' });
  const files = fromUnits<Record<string, string[]>>(`filesRun('${NOTES}')`);
  expect(files).toEqual({ [TIMES]: expect.arrayContaining([TIMES, 'remotes/jobs/src/job/times.ts']) });
  expect(files[TIMES]?.filter((file) => !file.startsWith('remotes/jobs/src/'))).toEqual([]);
  expect(files[TIMES]).not.toContain('remotes/jobs/src/job/rules.ts');

  const units = new Map(fromUnits<[string, { places: string[] }][]>(`[...jestUnits(filesRun('${NOTES}'))]`));
  const ownOf = (test: string) => units.get(test)?.places.filter((place) => /^(remotes|shell)/.test(place));
  expect(ownOf(TIMES)).toEqual(files[TIMES]);
  expect(units.get(TIMES)?.places).toEqual(expect.arrayContaining(['packages/shared', 'testing', 'jest.config.mjs']));
  expect(ownOf(UNKNOWN)).toEqual(['remotes/jobs']);
});
