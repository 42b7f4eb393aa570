import { expect, test } from '@jest/globals';
import { isCssProperty } from './is-css-property';

const supports = (property: string) => ['font-size', '-webkit-font-smoothing'].includes(property);
Object.assign(globalThis, { CSS: { supports } });

test.each([
  ['fontSize', true],
  ['WebkitFontSmoothing', true],
  ['--gap', true],
  ['&:hover', true],
  ['@media print', true],
  ['onClick', false],
  ['aria-label', false],
  ['htmlFor', false],
])('%s is a style: %p', (property, expected) => {
  expect(isCssProperty(property)).toBe(expected);
});
