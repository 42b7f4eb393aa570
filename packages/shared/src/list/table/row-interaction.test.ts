import { describe, expect, test } from '@jest/globals';
import { openingOf } from './row-interaction';

const PLAIN = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

function at(selector: string): Element {
  document.body.innerHTML =
    '<table><tbody><tr><td id="cell"><span id="text"></span><button><svg></svg></button><a href="/1"></a></td></tr></tbody></table>';
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

describe('a click on a row', () => {
  test.each<[string, string, Partial<typeof PLAIN>, string, string | null]>([
    ['on a cell', '#cell', {}, '', 'here'],
    ['on its text', '#text', {}, '', 'here'],
    ['that ends a selection', '#text', {}, 'Night', null],
    ['on the picture of a button', 'svg', {}, '', null],
    ['on a link', 'a', {}, '', null],
    ['with Ctrl', '#cell', { ctrlKey: true }, '', 'tab'],
    ['with Cmd', '#cell', { metaKey: true }, '', 'tab'],
    ['with the middle button', '#cell', { button: 1 }, 'Night', 'tab'],
    ['with the right button', '#cell', { button: 2 }, '', null],
    ['with Shift', '#cell', { shiftKey: true }, '', null],
    ['that was already handled', '#cell', { defaultPrevented: true }, '', null],
  ])('%s', (_, selector, click, selected, expected) => expect(openingOf({ ...PLAIN, ...click }, at(selector), selected)).toBe(expected));
});
