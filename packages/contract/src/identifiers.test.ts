import { describe, expect, test } from '@jest/globals';
import { digitsOf, isAbn, isAcn, sameCompany } from './identifiers';
import { abn, acnOrAbn } from './rules';

describe('an ABN', () => {
  test.each([
    ['51 824 753 556', true],
    ['53004085616', true],
    ['53-004-085-616', true],
    ['51 824 753 557', false],
    ['15 824 753 556', false],
    ['05 182 475 355', false],
    ['5182475355', false],
    ['518247535560', false],
    ['51 824 753 55x', false],
    ['', false],
  ])('%j: %s', (value, valid) => {
    expect(isAbn(digitsOf(value))).toBe(valid);
    expect(abn().safeParse(value).success).toBe(valid);
  });

  test('is stored as digits only', () => expect(abn().parse(' 51 824 753 556 ')).toBe('51824753556'));
});

describe('an ACN', () => {
  test.each([
    ['004 085 616', true],
    ['010 749 961', true],
    ['004 085 617', false],
    ['04 085 616', false],
    ['0004085616', false],
  ])('%j: %s', (value, valid) => {
    expect(isAcn(digitsOf(value))).toBe(valid);
    expect(acnOrAbn().safeParse(value).success).toBe(valid);
  });

  test('is accepted as an ABN or ACN', () => expect(acnOrAbn().parse('53 004 085 616')).toBe('53004085616'));
});

describe('two numbers belong to one company', () => {
  test.each([
    ['53004085616', '53004085616', true],
    ['004085616', '53004085616', true],
    ['53004085616', '004085616', true],
    ['004085616', '010749961', false],
    ['51824753556', '53004085616', false],
    ['004085616', '51824753556', false],
  ])('%s and %s: %s', (a, b, expected) => expect(sameCompany(a, b)).toBe(expected));
});
