import type { FairShare, Share } from '@careloom/contract/resources/fair-shares';
import { expect, test } from '@jest/globals';
import { amountOf, kindOf, lineOf, shownShare, timesOf } from './share-words';

const share = (own: number, even: number, wish = 'even'): Share => ({ own, even, wish });

test.each([
  ['weekend', share(5_760, 2_880), '96', '+48', 'far', 1, '96, 48 more than an even share'],
  ['weekend', share(4_680, 3_840), '78', '+14', 'above', 0.22, '78, 14 more than an even share'],
  ['holiday', share(0, 450), '0', '−7.5', 'below', 1, '0, 7.5 less than an even share'],
  ['sleep_over', share(31, 10.2, 'more'), '31', '+21', 'asked', 1, '31, 21 more than an even share, as asked'],
  ['weekend', share(720, 2_160, 'fewer'), '12', '−24', 'asked', 0.67, '12, 24 less than an even share, as asked'],
  ['weekend', share(5_760, 2_880, 'fewer'), '96', '+48', 'far', 1, '96, 48 more than an even share'],
  ['night', share(3, 2.9), '3', '0', 'above', 0, '3, an even share'],
] as const)('%s of %j', (kind, of, own, difference, tone, part, words) => {
  const shown = shownShare(kind, of);
  expect([shown.own, shown.difference, shown.tone, Math.round(shown.part * 100) / 100, shown.words]).toEqual([
    own,
    difference,
    tone,
    part,
    words,
  ]);
});

test.each([
  ['twice an even share', share(5_760, 2_880), false],
  ['more than twice', share(5_761, 2_880), true],
  ['three times, as asked', share(31, 10.2, 'more'), true],
  ['where nothing would be even', share(2, 0), false],
  ['nothing', share(0, 450), false],
])('the bar of %s extends beyond its half: %#', (_what, of, isBeyond) => {
  const shown = shownShare('sleep_over', of);
  expect([shown.isBeyond, shown.part]).toEqual([isBeyond, 1]);
});

test.each([
  [96, 48, 'twice'],
  [96, 54, '1.8 times'],
  [90, 30, 'three times'],
  [80, 50, '1.6 times'],
  [120, 48, '2.5 times'],
])('%d of %d is %s an even share', (own, even, words) => {
  expect(timesOf({ own, even })).toBe(words);
});

test('hours are rounded to a half and have a unit; numbers have none', () => {
  expect([amountOf('weekend', 2_890), amountOf('holiday', 455), amountOf('sleep_over', 10.3)]).toEqual(['48 h', '7.5 h', '10.5']);
});

test('the line of a worker shows the weekly hours and the requested share', () => {
  const row = (fields: Partial<FairShare> = {}): FairShare => ({
    worker: { id: 1, first_name: 'Noor', last_name: 'Haddad', sm_profile_picture_url: null },
    ...{ weekly_hours: 20, is_average: 0 },
    ...{ weekend: share(0, 0), holiday: share(0, 0), sleep_over: share(0, 0), night: share(0, 0) },
    ...fields,
  });
  expect(lineOf(row())).toBe('20 h a week');
  expect(lineOf(row({ is_average: 1 }))).toBe('about 20 h a week');
  expect(lineOf(row({ weekend: share(0, 0, 'fewer'), sleep_over: share(0, 0, 'more'), night: share(0, 0, 'more') }))).toBe(
    '20 h a week, asked for more sleep overs, active nights, asked for fewer weekend hours',
  );
});

test('an unknown kind of work of a newer server is ignored', () => {
  expect([kindOf('night'), kindOf('travel')]).toEqual(['night', undefined]);
});
