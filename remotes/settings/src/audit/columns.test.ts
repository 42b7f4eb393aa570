import { expect, test } from '@jest/globals';
import { actorText } from './columns';

const actor = { id: 1, first_name: 'Margaret', last_name: 'Okafor' };

test.each([
  [null, null, 'The system'],
  [actor, null, 'Margaret Okafor'],
  [actor, { id: 4, name: 'Payroll' }, 'Payroll, a token of Margaret Okafor'],
] as const)('who made a change: %p, by the token %p', (person, token, text) => expect(actorText({ actor: person, token })).toBe(text));
