import { endSession, signIn } from '@careloom/shared/session';
import { aUser } from '@careloom/shared/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { knowRoutes, remoteRoute } from '../../testing/routes';
import { writtenRecords } from './written-records';

beforeEach(() => {
  signIn(aUser());
  knowRoutes(
    { ...remoteRoute('shared', 'shift-log-details', '/:type/timesheet/:shiftType/detail/:id'), where: { shiftType: ['log'] } },
    remoteRoute('shared', 'expenses-detail', '/:type/expenses/details/:id'),
    remoteRoute('worker', 'workforce:own-agreement', '/worker/service-agreements/:id'),
  );
});
afterEach(() => endSession('logout'));

const SHIFT = { slot: 'shift-card', id: 12, href: '/admin/timesheet/log/detail/12' };

test.each([
  ['an address of another area', 'Why?\n/worker/timesheet/log/detail/12'],
  ['a full URL with a query', `Why? ${location.origin}/team_leader/timesheet/log/detail/12?list=1`],
])('%s is extracted from a text, and becomes the record in the own area', (_name, text) => {
  expect(writtenRecords(text)).toEqual({ text: 'Why?', records: [SHIFT] });
});

test('an expense has a card, as a shift has', () => {
  const { text, records } = writtenRecords('/worker/expenses/details/7 and /worker/timesheet/log/detail/12');
  expect(text).toBe('and');
  expect(records).toEqual([{ slot: 'expense-card', id: 7, href: '/admin/expenses/details/7' }, SHIFT]);
});

test('an agreement has the address of the worker’s area', () => {
  expect(writtenRecords('Please sign /worker/service-agreements/4').records).toEqual([
    { slot: 'agreement-card', id: 4, href: '/worker/service-agreements/4' },
  ]);
});

test.each([
  'See https://elsewhere.example/worker/timesheet/log/detail/12',
  '/admin/timesheet/log/detail/none',
  '/admin/houses/3',
  ' a/b and/or ',
])('%j stays unchanged', (text) => {
  expect(writtenRecords(text)).toEqual({ text, records: [] });
});
