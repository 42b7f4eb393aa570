import { PATTERNS } from '@careloom/contract/rules';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PASSWORD_RULES } from '../fields/password-checklist';
import { dateForTyping, dateFromTyped, isDay, moneyFromTyped, timeFromTyped } from './typed-values';

describe('a day as it is typed', () => {
  test.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    ['21112026', '2026-11-21'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', '29/02/2026'],
    ['31/04/2026', '31/04/2026'],
    ['21/11', '21/11'],
    ['21/11/26', '21/11/26'],
    ['tomorrow', 'tomorrow'],
    ['', ''],
  ])('%p is %p', (typed, value) => {
    expect(dateFromTyped(typed)).toBe(value);
  });

  test('R9-016: is shown as dd/MM/yyyy, and an invalid day unchanged', () => {
    expect(dateForTyping('2026-11-21')).toBe('21/11/2026');
    expect(dateForTyping('2026-02-30')).toBe('2026-02-30');
    expect(dateForTyping('21/11')).toBe('21/11');
  });

  test('every valid day is parsed back from its displayed form', () => {
    const noon = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(noon, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(isDay(day)).toBe(true);
        expect(dateFromTyped(dateForTyping(day))).toBe(day);
      }),
    );
  });
});

describe('a time as it is typed', () => {
  test.each([
    ['9', '09:00'],
    ['22', '22:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    ['22:00:00', '22:00'],
    ['24:00', '24:00'],
    ['12:60', '12:60'],
    ['noon', 'noon'],
    ['', ''],
  ])('%p is %p', (typed, value) => {
    expect(timeFromTyped(typed)).toBe(value);
  });
});

describe('an amount as it is typed', () => {
  test.each([
    ['24', '24.00'],
    ['24.5', '24.50'],
    ['$1,024.80', '1024.80'],
    ['24.555', '24.555'],
    ['-3', '-3'],
    ['', ''],
  ])('%p is %p', (typed, value) => {
    expect(moneyFromTyped(typed)).toBe(value);
  });
});

describe('the strong-password checklist', () => {
  test('is complete exactly when the contract accepts the password', () => {
    const unit = fc.constantFrom(...'aZ09 !_é\tß');
    fc.assert(
      fc.property(fc.string({ unit, minLength: 0, maxLength: 34 }), (password) => {
        expect(PASSWORD_RULES.every(({ met }) => met(password))).toBe(PATTERNS.password.test(password));
      }),
      { numRuns: 2000 },
    );
  });
});
