import { expect, test } from '@jest/globals';
import { messageOf, patternOf } from './redact';

test.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'name')"),
    "TypeError: Cannot read properties of undefined (reading 'name')",
  ],
  [new SyntaxError('Unexpected token J, "Joan Marsh" is not valid JSON'), 'SyntaxError: Unexpected token J, "…" is not valid JSON'],
  [new Error('Nobody at joan.marsh@example.com answers'), 'Error: Nobody at … answers'],
  [new Error('GET /api/v1/jobs?search=Joan could not be read'), 'Error: GET /api/v1/jobs could not be read'],
  [new Error('0412 345 678 is taken'), 'Error: … is taken'],
  ['a text', 'a text'],
  [{ name: 'Joan' }, 'Something was thrown.'],
  [undefined, 'Something was thrown.'],
  [`${'x'.repeat(199)}🦘`, 'x'.repeat(199)],
  [new Error('x'.repeat(500)), `Error: ${'x'.repeat(193)}`],
])('%s is reported as %s', (error, message) => {
  expect(messageOf(error)).toBe(message);
});

test.each([
  ['/api/v1/jobs', '/jobs'],
  ['/api/v1/jobs/17', '/jobs/:id'],
  ['/api/v1/house/3/house-participants/9', '/house/:id/house-participants/:id'],
  ['/api/v1/files/aGVsbG8.png', '/files/:id'],
])('%s is the call %s', (pathname, pattern) => {
  expect(patternOf(pathname)).toBe(pattern);
});
