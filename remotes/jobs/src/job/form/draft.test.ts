import { jobBody } from '@careloom/contract/resources/jobs';
import { describe, expect, test } from '@jest/globals';
import { aJob } from '../../testing/a-job';
import { draftOf, EMPTY_DRAFT } from './draft';

const wrongFields = (draft: object) => (jobBody.safeParse(draft).error?.issues ?? []).map(({ path }) => path.join('.')).sort();

describe('the values of the job form', () => {
  test('an unchanged job is a valid body of the contract', () => {
    const body = jobBody.parse(draftOf(aJob({ invited: [{ id: 12, first_name: 'Grace', last_name: 'Katsaros' }] })));
    expect(body).toMatchObject({
      weekly_hours: 9,
      end_date: null,
      is_overnight: 0,
      house_id: 2,
      days: ['monday', 'wednesday', 'friday'],
      version: 1,
    });
    expect(body.worker_ids).toEqual([12]);
  });

  test('an empty form lacks only the fields without a default', () => {
    const asked = ['description', 'end_time', 'house_id', 'name', 'service_needed', 'start_date', 'start_time', 'type', 'weekly_hours'];
    expect(wrongFields(EMPTY_DRAFT)).toEqual(asked);
  });

  test('all errors are reported at once, including those of rules over two fields', () => {
    const draft = { ...EMPTY_DRAFT, type: 'casual_full_time', weekly_hours: '36', when_needed: 'certain_days' };
    expect(wrongFields(draft)).toEqual(expect.arrayContaining(['days', 'end_date', 'name', 'start_date', 'weekly_hours']));
  });

  test.each([
    ['casual_full_time', '39.99', ['weekly_hours']],
    ['casual_full_time', '40', []],
    ['full_time', '39.99', []],
  ] as const)('R5-043 R9-009: %s with %s hours', (type, weekly_hours, wrong) => {
    const draft = { ...draftOf(aJob()), type, weekly_hours, end_date: '2027-02-03' };
    expect(wrongFields(draft)).toEqual(wrong);
  });

  test.each([
    ['ongoing', true],
    ['casual', true],
    ['once_off', false],
    ['full_time', false],
    ['casual_full_time', false],
  ] as const)('%s without an end date is allowed: %s', (type, allowed) => {
    expect(wrongFields({ ...draftOf(aJob()), type, weekly_hours: '40' })).toEqual(allowed ? [] : ['end_date']);
  });
});
