import { describe, expect, test } from '@jest/globals';
import { draftFrom, draftName, type ShiftDraft } from './draft';
import { foldOf, timeThatComesTwice } from './fold';
import { nextDayOf } from './next-day';
import { formSchema, pricedPart } from './schema';

const typed = (changes: Partial<ShiftDraft> = {}): ShiftDraft => ({
  ...draftFrom({ job_id: 1, worker_id: 2, date: '2026-03-12' }),
  name: 'Morning',
  start_time: '07:00',
  end_time: '15:00',
  ...changes,
});

describe('the checks of the form before a request', () => {
  test.each<[what: string, changes: Partial<ShiftDraft>, refused: string[]]>([
    ['a published shift with a worker', {}, []],
    ['a published shift without a worker', { worker_id: '' }, ['worker_id']],
    ['a draft without a worker', { worker_id: '', status: 'draft' }, []],
    ['a shift that was worked keeps its worker', { worker_id: '', status: '' }, ['worker_id']],
    ['a repetition without an end', { weekdays: ['monday'] }, ['until']],
    ['a repetition', { weekdays: ['monday'], until: '2026-03-30' }, []],
    ['an end without a repetition', { until: '2026-03-30' }, ['weekdays']],
    ['a repetition that ends before it begins', { weekdays: ['monday'], until: '2026-03-12' }, ['until']],
  ])('%s', (_, changes, refused) => {
    const { error } = formSchema.safeParse(typed(changes));
    expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(refused);
  });
});

describe('the price is asked for', () => {
  const asked = (changes: Partial<ShiftDraft>) => {
    const part = pricedPart(typed(changes), null);
    return part === null ? null : (JSON.parse(part) as Record<string, unknown>);
  };

  test('once job, date and times are complete, whatever the texts', () => {
    expect(asked({ name: '', description: '' })).toMatchObject({ job_id: 1, worker_id: 2, date: '2026-03-12', start_time: '07:00' });
    expect(asked({ job_id: '' })).toBeNull();
    expect(asked({ end_time: '7' })).toBeNull();
  });

  test('for one shift while its repetition is incomplete, then for all days', () => {
    expect(asked({ weekdays: ['monday'], until: '2026-03-1' })).toMatchObject({ weekdays: [], until: null });
    expect(asked({ weekdays: ['monday'], until: '2026-03-30' })).toMatchObject({ weekdays: ['monday'], until: '2026-03-30' });
  });
});

test.each([
  ['2026-03-12', '22:00', '06:00', 'Friday, 13 Mar 2026'],
  ['2026-02-28', '07:00', '07:00', 'Sunday, 1 Mar 2026'],
  ['2026-03-12', '07:00', '15:00', null],
  ['', '22:00', '06:00', null],
  ['2026-03-12', '22:00', '', null],
])('a shift on %s, %s to %s, ends on the next day: %s', (date, start, end, day) => {
  expect(nextDayOf({ date, start, end })).toBe(day);
});

test.each([
  ['2026-04-04T15:30:00Z', 'Australia/Sydney', 0],
  ['2026-04-04T16:30:00Z', 'Australia/Sydney', 1],
  ['2026-04-04T16:30:00Z', 'Australia/Perth', 0],
  ['2026-03-12T16:30:00Z', 'Australia/Sydney', 0],
] as const)('%s in %s is the second of two equal times: %i', (at, zone, fold) => {
  expect(foldOf(at, zone)).toBe(fold);
});

test('the choice between two equal times is shown only if there are two', () => {
  const twice = { code: 'start_is_ambiguous', text: '', values: { time: '02:30', which: 'first' } };
  expect(timeThatComesTwice([{ warnings: [{ code: 'clock_changes', text: '', values: {} }, twice] }])).toBe('02:30');
  expect(timeThatComesTwice([{ warnings: [] }])).toBeNull();
});

test('a draft typed in a cell of a roster is stored for that cell', () => {
  expect(draftName({})).toBe('add-shift');
  expect(draftName({ worker_id: 4, date: '2026-03-12' })).toBe('add-shift.4.2026-03-12');
});
