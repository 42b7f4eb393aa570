import { expect, test } from '@jest/globals';
import type { PayLevelDraft } from './draft';
import { EXAMPLES, priceExample } from './examples';

/** The level of the worked examples of the pay engine. */
const LEVEL: PayLevelDraft = {
  name: 'Level 2',
  crossing: 'split',
  timings: [
    { start_time: '06:00', end_time: '20:00', is_overnight: 0, pay_rate: '40.00' },
    { start_time: '20:00', end_time: '00:00', is_overnight: 1, pay_rate: '44' },
    { start_time: '00:00', end_time: '06:00', is_overnight: 0, pay_rate: '46' },
  ],
  saturday_rate: '56',
  sunday_rate: '72',
  holiday_rate: '88',
  sleep_over: '80',
  active_night: '47.50',
};
const [day, evening, night] = LEVEL.timings;
const prices = (draft: PayLevelDraft, saved = false) => EXAMPLES.map((example) => priceExample(draft, example, saved));

test('the examples have the same cost as the worked examples of the pay engine', () => {
  expect(prices(LEVEL)).toEqual(['320.00', '190.00', '400.00', '368.00', '544.00'].map((dollars) => ({ dollars })));
  expect(prices({ ...LEVEL, crossing: 'whole_shift' })[1]).toEqual({ dollars: '180.00' });
});

test('hours without a rate are reported where they are needed, and nothing is priced while an input is incomplete', () => {
  const gap = { ...LEVEL, timings: [day, { ...evening, end_time: '23:30' }, night] } as PayLevelDraft;
  expect(prices(gap)).toEqual([
    { dollars: '320.00' },
    { dollars: '190.00' },
    { fault: 'no_rate' },
    { dollars: '368.00' },
    { dollars: '544.00' },
  ]);
  expect(prices({ ...LEVEL, saturday_rate: '5x' })).toEqual([null, null, null, null, null]);
  expect(prices({ ...gap, timings: [{ ...day, end_time: '2' }] } as PayLevelDraft)).toEqual([null, null, null, null, null]);
});

test('a stored level of one band pays the whole day; the gap of a typed level has no price', () => {
  const one = { ...LEVEL, timings: [day] } as PayLevelDraft;
  expect(prices(one, true)[1]).toEqual({ dollars: '180.00' });
  expect(prices(one)[1]).toEqual({ fault: 'no_rate' });
});
