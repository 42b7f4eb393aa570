import { expect, test } from '@jest/globals';
import { calendarKeyOf } from './calendar-keys';

const page = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};
const keyOn = (target: Element, key: string, more: Partial<KeyboardEvent> = {}) =>
  calendarKeyOf({ key, target, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...more }, 3);

test.each([
  ['t', { kind: 'today' }],
  ['G', { kind: 'date' }],
  ['m', { kind: 'view', view: 'month' }],
  ['w', { kind: 'view', view: 'week' }],
  ['d', { kind: 'view', view: 'day' }],
  ['a', { kind: 'view', view: 'agenda' }],
  ['n', { kind: 'add' }],
  ['PageUp', { kind: 'months', by: -1 }],
  ['PageDown', { kind: 'months', by: 1 }],
])('%s works anywhere on the page', (key, meant) => {
  expect(keyOn(page('<h1>Calendar</h1>'), key)).toEqual(meant);
});

test.each([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
  ['Home', -3],
  ['End', 3],
])('%s moves the day by %s, only when a day has the focus', (key, by) => {
  expect(keyOn(page('<div data-cell="2026-03-05"></div>'), key)).toEqual({ kind: 'days', by });
  expect(keyOn(page('<button></button>'), key)).toBeNull();
});

test('Enter opens a day, and presses a button', () => {
  expect(keyOn(page('<div data-cell="2026-03-05"></div>'), 'Enter')).toEqual({ kind: 'open' });
  expect(keyOn(page('<button></button>'), 'Enter')).toBeNull();
});

test('keys are ignored in a field or a dialog, or with a modifier', () => {
  expect(keyOn(page('<input>'), 't')).toBeNull();
  expect(keyOn(page('<div role="dialog"><p></p></div>').firstElementChild as Element, 'm')).toBeNull();
  expect(keyOn(page('<h1></h1>'), 't', { ctrlKey: true })).toBeNull();
  expect(keyOn(page('<input type="checkbox">'), 't')).toEqual({ kind: 'today' });
});
