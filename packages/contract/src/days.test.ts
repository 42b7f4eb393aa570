import { describe, expect, test } from '@jest/globals';
import { asOf, inYears } from './days';
import { describeIssues } from './issues';
import { MESSAGES } from './messages/index';
import { auth } from './resources/auth';
import { invoices } from './resources/invoices';
import { jobs } from './resources/jobs';

const TODAY = '2026-11-22';
/** The messages that a form shows under the field. */
function said(call: typeof auth.changeProfile | typeof invoices.pay | typeof jobs.create, field: string, value: unknown) {
  const parsed = asOf(call, TODAY).body.safeParse({ [field]: value });
  const errors = parsed.success ? {} : describeIssues(parsed.error.issues, call.labels, (key) => MESSAGES[key]);
  return errors[field];
}

describe('days that are bounded by what today is', () => {
  test('who works here was born 15 years ago at least', () => {
    expect(said(auth.changeProfile, 'dob', '2011-11-22')).toBeUndefined();
    expect(said(auth.changeProfile, 'dob', '2011-11-23')).toEqual(['Date of Birth must be a date before or equal to 15 years ago.']);
  });

  test('what was paid was so since 2000, by today', () => {
    expect(said(invoices.pay, 'paid_date', TODAY)).toBeUndefined();
    expect(said(invoices.pay, 'paid_date', null)).toBeUndefined();
    expect(said(invoices.pay, 'paid_date', '2026-11-23')).toEqual(['Paid Date must be a date before or equal to today.']);
    expect(said(invoices.pay, 'paid_date', '1999-12-31')).toEqual(['Paid Date must be a date after or equal to 1 Jan 2000.']);
  });

  test('what is planned begins within five years', () => {
    expect(said(jobs.create, 'start_date', '2031-11-22')).toBeUndefined();
    expect(said(jobs.create, 'start_date', '2031-11-23')).toEqual(['Start Date must be a date before or equal to 5 years from today.']);
  });

  test('a field that is wrong by itself is told that alone', () => {
    expect(said(jobs.create, 'start_date', '')).toEqual(['Start Date is required']);
    expect(said(jobs.create, 'start_date', '2999-01-01')).toEqual(['Start Date is not a valid date.']);
  });

  test('a leap day has its years later as well', () => {
    expect(inYears('2028-02-29', -15) < '2013-03-01').toBe(true);
    expect(inYears('2028-02-29', -15) > '2013-02-28').toBe(true);
  });
});
