import { afterEach, describe, expect, test } from '@jest/globals';
import { movedTo, reviewKeyOf } from './review-keys';

afterEach(() => document.body.replaceChildren());

function keyIn(html: string, key: string, more: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  let meant: ReturnType<typeof reviewKeyOf> = null;
  document.body.addEventListener('keydown', (event) => (meant = reviewKeyOf(event)), { once: true });
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return meant;
}

describe('reviewing applicants by keyboard', () => {
  test.each([
    ['<table></table>', 'j', {}, { kind: 'move', by: 1 }],
    ['<div></div>', 'J', { shiftKey: true }, { kind: 'move', by: 1 }],
    ['<div></div>', 'k', {}, { kind: 'move', by: -1 }],
    ['<button></button>', 'a', {}, { kind: 'assign' }],
    ['<button></button>', 's', {}, { kind: 'shortlist' }],
    ['<input type="search">', 'S', {}, null],
    ['<input type="checkbox">', 'a', {}, { kind: 'assign' }],
    ['<input type="search">', 'a', {}, null],
    ['<textarea></textarea>', 'j', {}, null],
    ['<div role="alertdialog"></div>', 'a', {}, null],
    ['<div></div>', 'a', { ctrlKey: true }, null],
    ['<div></div>', 'x', {}, null],
  ])('in %s the key %s', (html, key, more, expected) => expect(keyIn(html, key, more)).toEqual(expected));

  test.each([
    [-1, 1, 3, 0],
    [-1, -1, 3, 2],
    [0, 1, 3, 1],
    [2, 1, 3, 2],
    [0, -1, 3, 0],
    [-1, 1, 0, -1],
    [-1, -1, 0, -1],
  ] as const)('from %i by %i in %i goes to %i', (from, by, count, expected) => expect(movedTo(from, by, count)).toBe(expected));
});
