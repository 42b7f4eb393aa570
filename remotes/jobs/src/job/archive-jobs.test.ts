import { describe, expect, test } from '@jest/globals';
import { outcomesOf, type ArchiveResult } from './archive-jobs';

const done: ArchiveResult = { name: 'Weekend', refusal: null };
const assigned = 'An assigned job can not be archived. Close the job first.';

describe('after several jobs were archived', () => {
  test.each([
    ['none', [], []],
    ['one', [done], ['success.job_archived {}']],
    ['three', [done, done, done], ['jobs.archived_count {"count":3}']],
    [
      'one and two refused alike',
      [done, { name: 'Nights', refusal: assigned }, { name: 'Mornings', refusal: assigned }],
      ['success.job_archived {}', `jobs.left_because {"jobs":"Nights, Mornings","why":"${assigned}"}`],
    ],
    [
      'two refused each for its own reason',
      [
        { name: 'Nights', refusal: assigned },
        { name: 'Gone', refusal: 'Record does not exist.' },
      ],
      [`jobs.left_because {"jobs":"Nights","why":"${assigned}"}`, 'jobs.left_because {"jobs":"Gone","why":"Record does not exist."}'],
    ],
  ] as [string, ArchiveResult[], string[]][])('R4-042: %s', (_, tried, expected) => {
    expect(outcomesOf(tried).map(({ key, values }) => `${key} ${JSON.stringify(values)}`)).toEqual(expected);
  });
});
