import { expect, test } from '@jest/globals';
import { handOff } from './hand-off';

test.each([
  ['https://join.example.com', 'https://join.example.com/sign-up/step-one'],
  ['https://join.example.com/au/', 'https://join.example.com/au/sign-up/step-one'],
  ['http://localhost:5000', 'http://localhost:5000/sign-up/step-one'],
  ['javascript:alert(1)', null],
  ['join', null],
  ['', null],
  [null, null],
])('R1-012: configured as %p, signing up happens at %p', (configured, expected) => {
  expect(handOff(configured)).toBe(expected);
});
