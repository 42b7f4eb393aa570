import { agreements } from '@careloom/contract/resources/agreements';
import { recorded } from '@careloom/shared/testing';
import { expect, test } from '@jest/globals';
import { documentRows } from './document-rows';
import { draftOf, latestOf } from './draft';

const BEFORE = recorded('worker', agreements.get, { id: 2 });
const WORKER = { id: 11, abn: '85965877098' };
const NAMES = { provider: 'Careloom Services Pty Ltd', level: 'Level 2.1' };

test('a new agreement starts with the terms of the one in force, on the day after its end', () => {
  expect(draftOf(WORKER, BEFORE, '2026-03-01')).toEqual({
    user_id: '11',
    provider_id: '2',
    commencement_date: '2026-06-06',
    services: 'Overnight and complex support',
    hours_of_work: 'Up to 17 hours a week',
    term: '12',
    additional_requirements: '',
    abn: '85965877098',
    pay_level_id: '1',
    agreement_date: '2026-03-01',
  });
});

test('it starts today if there is no agreement or it has ended; without one the number of the application is used', () => {
  expect(draftOf(WORKER, { ...BEFORE, status: 'ended' }, '2026-03-01').commencement_date).toBe('2026-03-01');
  expect(draftOf(WORKER, BEFORE, '2027-03-01').commencement_date).toBe('2027-03-01');
  expect(draftOf(WORKER, undefined, '2026-03-01')).toMatchObject({ commencement_date: '2026-03-01', provider_id: '', abn: '85965877098' });
});

test('the agreement in force takes precedence over a newer one that was never signed', () => {
  const newer = { ...BEFORE, id: 9, status: 'terminated' };
  expect(latestOf([newer, BEFORE])).toBe(BEFORE);
  expect(latestOf([newer])).toBe(newer);
  expect(latestOf([])).toBeUndefined();
});

test('the document shows the end of the term, and marks only differences from the previous agreement', () => {
  const draft = { ...draftOf(WORKER, BEFORE, '2026-03-01'), hours_of_work: 'Up to 24 hours a week', term: '6' };
  const rows = documentRows(draft, NAMES, BEFORE);
  expect(rows.filter(({ differs }) => differs).map(({ label, value }) => [label, value])).toEqual([
    ['Hours of Work', 'Up to 24 hours a week'],
    ['Commencement Date', '6 Jun 2026'],
    ['Term', '6 months, to 5 Dec 2026'],
    ['Agreement Date', '1 Mar 2026'],
  ]);
  expect(documentRows(draft, NAMES, undefined).some(({ differs }) => differs)).toBe(false);
});

test('incomplete input is not guessed', () => {
  const draft = { ...draftOf(WORKER, BEFORE, '2026-03-01'), commencement_date: '6/2', term: 'x' };
  const rowValues = Object.fromEntries(documentRows(draft, NAMES, BEFORE).map(({ label, value }) => [label, value]));
  expect(rowValues).toMatchObject({ 'Commencement Date': '', Term: '' });
});
