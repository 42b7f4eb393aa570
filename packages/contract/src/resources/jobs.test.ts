import { describe, expect, test } from '@jest/globals';
import { describeIssues } from '../issues';
import { MESSAGES } from '../messages/index';
import { jobBody, jobLabels } from './jobs';

const JOB = {
  name: 'Evening support',
  description: 'Dinner, medication and an early night.',
  type: 'casual',
  start_date: '2026-11-23',
  visibility: 'public',
  number_of_workers: '1',
  weekly_hours: '20',
  when_needed: 'flexible',
  service_needed: 'Personal care',
  preferred_gender: 'any',
  start_time: '16:00',
  end_time: '22:00',
  is_overnight: 0,
  house_id: 3,
};

/** Messages by field; none if the job is valid. */
function refusals(change: Record<string, unknown>) {
  const parsed = jobBody.safeParse({ ...JOB, ...change });
  return parsed.success ? {} : describeIssues(parsed.error.issues, jobLabels, (key) => MESSAGES[key]);
}

describe('a job', () => {
  test('R5-043 R9-009: of casual full time has 40 hours a week or more', () => {
    const refused = { weekly_hours: ['Casual full time requires a minimum of 40 hours per week.'] };
    expect(refusals({ type: 'casual_full_time', weekly_hours: '39', end_date: '2027-01-01' })).toEqual(refused);
    expect(refusals({ type: 'casual_full_time', weekly_hours: '39.99', end_date: '2027-01-01' })).toEqual(refused);
    expect(refusals({ type: 'casual_full_time', weekly_hours: '40', end_date: '2027-01-01' })).toEqual({});
    expect(refusals({ type: 'full_time', weekly_hours: '39', end_date: '2027-01-01' })).toEqual({});
  });

  test.each([
    ['casual', {}],
    ['ongoing', {}],
    ['once_off', { end_date: ['End Date is required'] }],
    ['full_time', { end_date: ['End Date is required'] }],
  ])('of the type %s without an end', (type, expected) => {
    expect(refusals({ type })).toEqual(expected);
  });

  test('ends on the day it starts or later', () => {
    expect(refusals({ end_date: '2026-11-23' })).toEqual({});
    expect(refusals({ end_date: '2026-11-22' })).toEqual({ end_date: ['End Date must be a date after or equal to Start Date.'] });
  });

  test('on certain days lists the days', () => {
    expect(Object.keys(refusals({ when_needed: 'certain_days' }))).toEqual(['days']);
    expect(refusals({ when_needed: 'certain_days', days: ['monday', 'friday'] })).toEqual({});
    expect(Object.keys(refusals({ when_needed: 'certain_days', days: ['someday'] }))).toEqual(['days.0']);
  });

  test('is parsed into numbers, and null for missing values', () => {
    expect(jobBody.parse(JOB)).toMatchObject({
      number_of_workers: 1,
      weekly_hours: 20,
      end_date: null,
      days: [],
      worker_ids: [],
      version: null,
    });
  });
});
