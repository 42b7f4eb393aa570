import type { Task } from '@careloom/contract/resources/tasks';
import { addTexts } from '@careloom/shared/i18n';
import { endSession, signIn } from '@careloom/shared/session';
import { aUser } from '@careloom/shared/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { knowRoutes, remoteRoute } from '../../../testing/routes';
import { needsOf, restOf, totalOf } from './needs-of';
import { taskKindsOf, type OfferedKind } from './task-kinds';

addTexts('menu', {
  'finance:title': '{name}, {amount}',
  'finance:line': '{person} · {date} · {times} · {house}{reason}',
  'finance:list': 'See all {count}',
  'finance:list_one': 'See the one',
});

const kind = (name: string, order: number): OfferedKind => ({
  ...{ kind: name, order, remote: 'finance', title: 'finance:title', line: 'finance:line', picture: 'person', verb: 'finance:open' },
  state: { label: 'finance:state', icon: 'hourglass', tone: 'waiting' },
  ...{ route: 'expenses-detail', params: { id: '{id}' }, list: { label: 'finance:list', route: 'expenses', query: { status: 'pending' } } },
});

const task = (id: number, facts: Partial<Task> = {}): Task => ({
  ...{ id, page_id: id, name: `No. ${id}`, person: null, picture_url: null, house: null, date: null, start_time: null, end_time: null },
  ...{ amount: null, reason: null, acts: 1 },
  ...facts,
});

beforeEach(() => {
  signIn(aUser());
  knowRoutes(remoteRoute('shared', 'expenses-detail', '/:type/expenses/details/:id'), remoteRoute('shared', 'expenses', '/:type/expenses'));
});
afterEach(() => endSession('logout'));

const [first, second] = [kind('first', 10), kind('second', 20)];
const three = [task(1), task(2), task(3)];

test('the kinds of all manifests are in order, each with its remote', () => {
  const manifests = [
    { name: 'workforce', tasks: [kind('b', 20)] },
    { name: 'old', tasks: undefined },
    { name: 'finance', tasks: [kind('a', 10)] },
  ];
  expect(taskKindsOf(manifests).map(({ kind: name, remote }) => [name, remote])).toEqual([
    ['a', 'finance'],
    ['b', 'workforce'],
  ]);
});

describe('the rows', () => {
  test('use the texts of the remote with the facts of the task, and link to its page', () => {
    const facts = {
      page_id: 9,
      person: 'Mei Wong',
      date: '2026-11-24',
      start_time: '22:00',
      end_time: '06:00',
      amount: '24.00',
      house: 'Banksia',
    };
    const [row] = needsOf([first], [{ kind: 'first', total: 1, items: [task(4, facts)] }], 6);
    expect([row?.title, row?.line, row?.href]).toEqual([
      'No. 4, $24.00',
      'Mei Wong · 24 Nov 2026 · 22:00–06:00 · Banksia',
      '/admin/expenses/details/9',
    ]);
  });

  test.each([
    [3, 3, 6, ['first 1', 'first 2', 'first 3', 'second 1', 'second 2', 'second 3']],
    [3, 3, 3, ['first 1', 'first 2', 'second 1']],
    [1, 3, 3, ['first 1', 'second 1', 'second 2']],
    [0, 0, 3, []],
  ])('of %i and %i tasks, at most %i rows are %p', (some, others, most, expected) => {
    const waiting = [
      { kind: 'second', total: others, items: three.slice(0, others) },
      { kind: 'first', total: some, items: three.slice(0, some) },
    ];
    expect(needsOf([first, second], waiting, most).map(({ key }) => key)).toEqual(expected);
  });

  test('a kind that no remote describes is neither shown nor counted', () => {
    const waiting = [
      { kind: 'unknown', total: 7, items: three },
      { kind: 'first', total: 2, items: three.slice(0, 2) },
    ];
    expect(needsOf([first], waiting, 6)).toHaveLength(2);
    expect(totalOf([first], waiting)).toBe(2);
  });
});

test('the list of a kind is linked, with its number, if more wait than are shown', () => {
  const waiting = [
    { kind: 'first', total: 8, items: three },
    { kind: 'second', total: 1, items: three.slice(0, 1) },
  ];
  const kinds = [first, second];
  expect(restOf(kinds, waiting, needsOf(kinds, waiting, 6))).toEqual([{ words: 'See all 8', href: '/admin/expenses?status=pending' }]);
  expect(restOf(kinds, waiting, needsOf(kinds, waiting, 1)).map(({ words }) => words)).toEqual(['See all 8', 'See the one']);
});
