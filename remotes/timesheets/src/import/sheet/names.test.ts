import { expect, test } from '@jest/globals';
import { namesLike } from './names';

const named = (name: string, value: string) => ({ name, value, about: '' });
const WORKERS = [
  named('Lin Chen', 'lin@careloom.test'),
  named('Tuan Nguyễn', 'tuan@careloom.test'),
  named('Noor Haddad', 'noor@careloom.test'),
  named('Noor Haddad', 'noor.h@careloom.test'),
];

test.each<[string, string[]]>([
  ['Lin Chen', ['lin@careloom.test']],
  ['CHEN, Lin', ['lin@careloom.test']],
  ['tuan nguyen', ['tuan@careloom.test']],
  ['Noor Haddad', ['noor@careloom.test', 'noor.h@careloom.test']],
  ['Lin Chan', ['lin@careloom.test']],
  ['Nor Hadad', ['noor@careloom.test', 'noor.h@careloom.test']],
  ['Somebody Else', []],
  [' ', []],
])('%p may stand for %j', (typed, values) => {
  expect(namesLike(typed, WORKERS).map(({ value }) => value)).toEqual(values);
});
