import { expect, test } from '@jest/globals';
import { decisionOf } from './decision-keys';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  decisionOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: document.body, defaultPrevented: false, ...more });

test('A approves and R rejects, but not with a modifier, in a field or in a dialog', () => {
  expect([pressed('a'), pressed('A'), pressed('r'), pressed('R'), pressed('x')]).toEqual(['verify', 'verify', 'reject', 'reject', null]);
  expect(pressed('a', { ctrlKey: true })).toBeNull();
  expect(pressed('r', { target: document.createElement('input') })).toBeNull();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'alertdialog');
  expect(pressed('a', { target: dialog.appendChild(document.createElement('button')) })).toBeNull();
});
