import { describe, expect, test } from '@jest/globals';
import { asOf, inYears } from './days';
import { describeIssues } from './issues';
import { MESSAGES } from './messages/index';
import { auth } from './resources/auth';
import { invoices } from './resources/invoices';
import { jobs } from './resources/jobs';

const TODAY = '2026-11-22';
/** The messages that a form shows under the field. */
function errorsOf(call: typeof auth.changeProfile | typeof invoices.pay | typeof jobs.create, field: string, value: unknown) {
  const parsed = asOf(call, TODAY).body.safeParse({ [field]: value });
  const errors = parsed.success ? {} : describeIssues(parsed.error.issues, call.labels, (key) => MESSAGES[key]);
  return errors[field];
}

describe('dates with bounds relative to today', () => {
  test('a date of birth is at least 15 years ago', () => {
    expect(errorsOf(auth.changeProfile, 'dob', '2011-11-22')).toBeUndefined();
    expect(errorsOf(auth.changeProfile, 'dob', '2011-11-23')).toEqual(['Date of Birth must be a date before or equal to 15 years ago.']);
  });

  test('a paid date is between 2000 and today', () => {
    expect(errorsOf(invoices.pay, 'paid_date', TODAY)).toBeUndefined();
    expect(errorsOf(invoices.pay, 'paid_date', null)).toBeUndefined();
    expect(errorsOf(invoices.pay, 'paid_date', '2026-11-23')).toEqual(['Paid Date must be a date before or equal to today.']);
    expect(errorsOf(invoices.pay, 'paid_date', '1999-12-31')).toEqual(['Paid Date must be a date after or equal to 1 Jan 2000.']);
  });

  test('a start date is within five years', () => {
    expect(errorsOf(jobs.create, 'start_date', '2031-11-22')).toBeUndefined();
    expect(errorsOf(jobs.create, 'start_date', '2031-11-23')).toEqual(['Start Date must be a date before or equal to 5 years from today.']);
  });

  test('a field that is invalid by itself has only that error', () => {
    expect(errorsOf(jobs.create, 'start_date', '')).toEqual(['Start Date is required']);
    expect(errorsOf(jobs.create, 'start_date', '2999-01-01')).toEqual(['Start Date is not a valid date.']);
  });

  test('a leap day can be moved by years', () => {
    expect(inYears('2028-02-29', -15) < '2013-03-01').toBe(true);
    expect(inYears('2028-02-29', -15) > '2013-02-28').toBe(true);
  });
});
