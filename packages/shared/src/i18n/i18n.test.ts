import { describe, expect, test } from '@jest/globals';
import { catalogue } from './catalogue';
import { addTexts, t } from './index';

describe('texts', () => {
  test.each([
    ['footer.copyright', '© {year} All Rights Reserved', { year: 2026 }, '© 2026 All Rights Reserved'],
    [
      'validation.max.string',
      ':attribute may not be greater than :max characters.',
      { attribute: 'Name', max: 60 },
      'Name may not be greater than 60 characters.',
    ],
    ['validation.required', ':attribute is required', {}, ':attribute is required'],
    ['success.added', '{Record} added successfully.', { Record: 'House <b>' }, 'House <b> added successfully.'],
  ] as const)('%s is filled in', (key, template, values, expected) => {
    addTexts('test', { [key]: template });
    expect(t(key, values)).toBe(expected);
  });

  test('a text with forms takes the one of its count, thousands apart', () => {
    addTexts('test', { 'jobs.fit.free_one': 'The day is free', 'jobs.fit.free': 'All {count} days free' });
    expect([1, 0, 2, 1234].map((count) => t('jobs.fit.free', { count }))).toEqual([
      'The day is free',
      'All 0 days free',
      'All 2 days free',
      'All 1,234 days free',
    ]);
  });

  test('a value that looks like a placeholder is not filled again', () => {
    addTexts('test', { 'notification.assign_job': 'You have been assigned to the job {job}.' });
    expect(t('notification.assign_job', { job: '{year}', year: 1 })).toBe('You have been assigned to the job {year}.');
  });

  test('a text is found in whichever namespace has it', () => {
    addTexts('jobs', { 'form.post_a_job': 'Post a Job' });
    addTexts('finance', { 'form.add_expense': 'Add Expense' });
    expect([t('form.post_a_job'), t('form.add_expense')]).toEqual(['Post a Job', 'Add Expense']);
  });

  test('R9-011 R9-012 R1-059: the locale is en, and another locale falls back to it', async () => {
    addTexts('test', { 'menu.inbox': 'Inbox' });
    expect(catalogue.language).toBe('en');
    await catalogue.changeLanguage('fr-FR');
    expect(t('menu.inbox')).toBe('Inbox');
    await catalogue.changeLanguage('en');
  });
});
