import { expect, test } from '@jest/globals';
import { recognise } from './recognise';

test.each([
  ['004 085 616', { as: 'acn', isRight: true, digits: '004085616' }],
  ['004 085 617', { as: 'acn', isRight: false, digits: '004085617' }],
  [' 53 004 085 616 ', { as: 'abn', isRight: true, digits: '53004085616' }],
  ['51-824-753-557', { as: 'abn', isRight: false, digits: '51824753557' }],
  ['004 08', { as: 'part', count: 5 }],
  ['53 004 085 6160', { as: 'part', count: 12 }],
  ['', null],
  ['ACN 004', null],
])('%p is recognised', (typed, recognised) => {
  expect(recognise(typed)).toEqual(recognised);
});
