import { expect, test } from '@jest/globals';
import { readDay, readTime, readYesNo } from './read-values';

test.each<[string, string | null]>([
  ['17/11/26', '2026-11-17'],
  ['17/11/2026', '2026-11-17'],
  ['7.1.2026', '2026-01-07'],
  ['2026/11/7', '2026-11-07'],
  ['2026-11-17T00:00:00', '2026-11-17'],
  ['17 Nov 2026', '2026-11-17'],
  ['Tuesday, 17 November 2026', '2026-11-17'],
  ['17-Nov-26', '2026-11-17'],
  ['46343', '2026-11-17'],
  ['30/02/2026', null],
  ['17/13/2026', null],
  ['17 Foo 2026', null],
  ['soon', null],
])('the day %p', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each<[string, string | null]>([
  ['7', '07:00'],
  ['7am', '07:00'],
  ['7.30 pm', '19:30'],
  ['12 a.m.', '00:00'],
  ['12pm', '12:00'],
  ['0730', '07:30'],
  ['7:05', '07:05'],
  ['07:30:00', '07:30'],
  ['19h30', '19:30'],
  ['24:00', null],
  ['13pm', null],
  ['noon', null],
])('the time %p', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each<[string, string | null]>([
  ['Y', 'yes'],
  ['TRUE', 'yes'],
  ['0', 'no'],
  ['No', 'no'],
  ['maybe', null],
])('yes or no: %p', (text, answer) => {
  expect(readYesNo(text)).toBe(answer);
});
