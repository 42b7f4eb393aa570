import { describe, expect, test } from '@jest/globals';
import { aJob } from '../testing/a-job';
import { historyOf } from './history';

const at = '2026-11-20T01:00:00.000Z';
const worker = { id: 12, first_name: 'Grace', last_name: 'Katsaros', sm_profile_picture_url: null };
const entriesOf = (job: Parameters<typeof historyOf>[0]) =>
  historyOf(job).map(({ title, when }) => `${title.replace('jobs.history.', '')} ${when}`);

describe('the life of a job', () => {
  test.each([
    ['open', aJob(), ['posted past', 'open now', 'assigned to-come', 'closed to-come']],
    ['assigned', aJob({ status: 'assigned', worker, assigned_at: at }), ['posted past', 'assigned now', 'closed to-come']],
    ['closed', aJob({ status: 'closed', worker, closed_at: at }), ['posted past', 'assigned past', 'closed now']],
    ['archived', aJob({ archived_at: at }), ['posted past', 'archived now']],
    [
      'closed, then archived',
      aJob({ status: 'closed', worker, archived_at: at }),
      ['posted past', 'assigned past', 'closed past', 'archived now'],
    ],
  ])('R4-036 R4-037 R4-038: %s', (_, job, expected) => expect(entriesOf(job)).toEqual(expected));

  test('R3-139 R3-140: it starts with the author and the time of posting, and names the worker', () => {
    const [posted, assigned] = historyOf(aJob({ status: 'assigned', worker, assigned_at: at }));
    expect(posted).toMatchObject({ who: 'Margaret Okafor', at: '2026-02-15T03:48:00.000Z' });
    expect(assigned).toMatchObject({ who: 'Grace Katsaros', at });
  });
});
