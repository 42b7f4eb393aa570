import { describe, expect, test } from '@jest/globals';
import { actionsFor, type JobState } from './rules';

const job = (state: Partial<JobState>): JobState => ({ status: 'open', archived_at: null, applicants_count: 0, ...state });
const archived_at = '2026-11-20T01:00:00.000Z';

describe('actions of a job', () => {
  test.each([
    ['open, nobody applied', job({}), ['edit', 'archive', 'delete']],
    ['open with applicants', job({ applicants_count: 2 }), ['edit', 'archive']],
    ['assigned', job({ status: 'assigned', applicants_count: 2 }), ['edit', 'close']],
    ['closed', job({ status: 'closed', applicants_count: 2 }), ['archive']],
    ['archived while open', job({ archived_at, applicants_count: 1 }), ['restore']],
    ['archived while open, nobody applied', job({ archived_at }), ['restore', 'delete']],
    ['archived after closing', job({ archived_at, status: 'closed', applicants_count: 1 }), ['restore']],
    ['a state of a newer API', job({ status: 'paused', applicants_count: 1 }), ['edit', 'archive']],
  ])('R4-036 R4-037 R4-038: %s', (_, state, expected) => expect(actionsFor(state, () => true)).toEqual(expected));

  test('only what is permitted is offered', () => {
    expect(actionsFor(job({}), (permission) => permission === 'job-archive')).toEqual(['archive']);
    expect(actionsFor(job({}), () => false)).toEqual([]);
  });
});
