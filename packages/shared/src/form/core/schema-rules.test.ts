import { fieldJobMessages } from '@careloom/contract/messages/field-job';
import { jobBody, jobLabels } from '@careloom/contract/resources/jobs';
import { registerBody } from '@careloom/contract/resources/auth';
import { describe, expect, test } from '@jest/globals';
import { addTexts } from '../../i18n/index';
import '../texts';
import { contractResolver } from './contract-resolver';
import { fieldErrorsOf } from './field-errors';
import { labelOf } from './form-context';
import { optionalIn } from './optional-in';

addTexts('test', fieldJobMessages);

const check = async (values: Record<string, unknown>) =>
  (await contractResolver(jobBody, jobLabels)(values, undefined, { fields: {}, shouldUseNativeValidation: false })) as {
    values: Record<string, unknown>;
    errors: Record<string, { message: string }>;
  };

const RIGHT = {
  name: ' Active nights ',
  description: 'Two workers awake.',
  type: 'ongoing',
  start_date: '2026-11-21',
  end_date: '',
  visibility: 'public',
  number_of_workers: '2',
  weekly_hours: '40',
  when_needed: 'flexible',
  service_needed: 'Personal care',
  preferred_gender: 'any',
  start_time: '22:00',
  end_time: '06:00',
  is_overnight: 1,
  house_id: '3',
};

describe('the resolver', () => {
  test('returns the values as parsed by the schema: trimmed, numbers, null for missing values', async () => {
    const { values, errors } = await check(RIGHT);
    expect(errors).toEqual({});
    expect(values).toMatchObject({ name: 'Active nights', number_of_workers: 2, house_id: 3, end_date: null, days: [] });
  });

  test('returns the specified message of the field', async () => {
    const { errors } = await check({ ...RIGHT, name: '', start_date: '21/11', number_of_workers: '0', start_time: '9' });
    expect(Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]))).toEqual({
      name: 'Name/Title is required',
      start_date: 'Start Date is not a valid date.',
      number_of_workers: 'Number of Workers must be at least 1.',
      start_time: 'Start Time does not match the format H:i.',
    });
  });

  test('a rule over two fields is reported at the field that it names', async () => {
    const { errors } = await check({ ...RIGHT, type: 'casual_full_time', weekly_hours: '36', end_date: '2026-11-20' });
    expect(errors['weekly_hours']?.message).toBe('Casual full time requires a minimum of 40 hours per week.');
    expect(errors['end_date']?.message).toBe('End Date must be a date after or equal to Start Date.');
  });
});

describe('the fields of a schema', () => {
  test.each([
    ['name', false],
    ['end_date', true],
    ['days', false],
    ['unheard_of', false],
  ])('whether %s is optional: %p', (name, optional) => {
    expect(optionalIn(jobBody, name)).toBe(optional);
  });

  test('looks into the items of a list', () => {
    expect(optionalIn(registerBody, 'clients.0.email')).toBe(false);
    expect(optionalIn(registerBody, 'profile_picture')).toBe(true);
  });

  test('labels come from the catalogue, of nested fields too', () => {
    expect(labelOf(jobLabels, 'name')).toBe('Name/Title');
    expect(labelOf({ 'clients.email': 'field.job.name_title' }, 'clients.2.email')).toBe('Name/Title');
    expect(labelOf({}, 'clients.0.contact_no')).toBe('Contact no');
  });

  test('errors keep the order of the form, with dotted names', () => {
    const errors = { clients: { 1: { email: { type: 'x', message: 'Wrong.' } } }, name: { type: 'x', message: 'Missing.' } };
    expect(fieldErrorsOf(errors, {}, ['name', 'clients']).map(({ name }) => name)).toEqual(['name', 'clients.1.email']);
  });
});
