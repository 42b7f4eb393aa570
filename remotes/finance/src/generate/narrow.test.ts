import { expect, test } from '@jest/globals';
import { queryOf, readNarrowed } from './narrow';

test.each([
  ['house_id=3&from=2026-11-01&to=2026-11-14', { house_id: 3, from: '2026-11-01', to: '2026-11-14' }],
  ['from=2026-11-14', { from: '2026-11-14' }],
  ['from=2026-11-14&to=2026-11-01', { from: '2026-11-14' }],
  ['house_id=three&from=yesterday', {}],
  ['', {}],
])('%s asks for %p', (address, expected) => {
  expect(queryOf(readNarrowed(new URLSearchParams(address)))).toEqual(expected);
});
