import { describe, expect, test } from '@jest/globals';
import { catalogue } from './catalogue';
import { addTexts, createTranslator, t } from './index';

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

  test('a text with plural forms is chosen by its count, which has thousands separators', () => {
    addTexts('test', { 'jobs.fit.free_one': 'The day is free', 'jobs.fit.free': 'All {count} days free' });
    expect([1, 0, 2, 1234].map((count) => t('jobs.fit.free', { count }))).toEqual([
      'The day is free',
      'All 0 days free',
      'All 2 days free',
      'All 1,234 days free',
    ]);
  });

  test('a value that looks like a placeholder is not replaced again', () => {
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

describe('the texts of one remote', () => {
  test('two remotes may use one key for two texts', () => {
    const rota = createTranslator('rota', { 'page.title': 'Rota' });
    const training = createTranslator('training', { 'page.title': 'Courses' });
    expect([rota('page.title'), training('page.title')]).toEqual(['Rota', 'Courses']);
  });

  test('no text of another remote is shown, and every label of the menu', () => {
    addTexts('menu', { 'menu.houses': 'Houses' });
    createTranslator('rota', { 'rota.week': 'Week' });
    const training = createTranslator('training', {}) as (key: string) => string;
    expect([training('rota.week'), training('menu.houses')]).toEqual(['rota.week', 'Houses']);
  });

  test('the forms of a text are chosen by its count', () => {
    const training = createTranslator('training', { 'training.places': '{count} places', 'training.places_one': '1 place' });
    expect([training('training.places', { count: 1 }), training('training.places', { count: 1200 })]).toEqual(['1 place', '1,200 places']);
  });

  test('a plural form is no key, and neither is a text of another remote', () => {
    const training = createTranslator('training', { 'training.places': '{count} places', 'training.places_one': '1 place' });
    // @ts-expect-error: the form for one is chosen by `count`
    expect(training('training.places_one')).toBe('1 place');
    // @ts-expect-error: nobody wrote it
    expect(training('training.none')).toBe('training.none');
  });

  test('a released remote adds and reads its texts as before', () => {
    addTexts('of-before', { 'of_before.title': 'As it was' });
    expect(t('of_before.title')).toBe('As it was');
  });
});
