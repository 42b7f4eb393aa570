import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { expect, test } from '@jest/globals';
import { type Column, placeOf } from './columns';
import { overnightProposals, type Proposal, proposalsFor } from './proposals';

const NAMES = {
  jobs: [
    { name: 'Weekday mornings', value: '12', about: 'Banksia House' },
    { name: 'Weekday mornings', value: '14', about: 'Ironbark' },
  ],
  workers: [{ name: 'Lin Chen', value: 'lin@careloom.test', about: '' }],
};

const textsOf = (proposals: readonly Proposal[]) =>
  proposals.map(({ label, cells }) => `${label}: ${cells.map(([column, text]) => `${SHEET_COLUMNS[column]}=${text}`).join(' ')}`);

const NIGHT = 'start_time=22:00 end_time=06:00 sleep_over=yes active_night=no';

test.each<[Column, Partial<Record<Column, string>>, string[]]>([
  ['date', { date: '17/11/26' }, ['Use 2026-11-17: date=2026-11-17']],
  ['date', { date: '2026-02-30' }, []],
  ['start_time', { start_time: '7am' }, ['Use 07:00: start_time=07:00']],
  ['start_time', { start_time: '' }, []],
  ['start_time', { start_time: '07:00' }, []],
  ['end_time', { sleep_over: 'yes', end_time: '07:00' }, [`Use 22:00 to 06:00: ${NIGHT}`]],
  ['active_night', { sleep_over: 'yes', active_night: 'Yes' }, [`Sleep Over: ${NIGHT}`, 'Active Night: sleep_over=no active_night=yes']],
  ['holiday', { holiday: 'y' }, ['Use yes: holiday=yes']],
  ['sleep_over', { sleep_over: '' }, ['Use yes: sleep_over=yes', 'Use no: sleep_over=no']],
  ['job_id', { job_id: 'weekday mornings' }, [
    'Use 12 (Weekday mornings, Banksia House): job_id=12',
    'Use 14 (Weekday mornings, Ironbark): job_id=14',
  ]], // oxfmt-ignore
  ['worker_email', { worker_email: 'Chen, Lin' }, ['Use lin@careloom.test (Lin Chen): worker_email=lin@careloom.test']],
  ['worker_email', { worker_email: 'nobody' }, []],
  ['name', { name: '' }, []],
])('%s of %j', (column, cells, proposals) => {
  const faulty = { column: placeOf(column), cell: (at: number) => cells[SHEET_COLUMNS[at] ?? 'name'] ?? '', extra: undefined };
  expect(textsOf(proposalsFor(faulty, NAMES))).toEqual(proposals);
});

test('cells beyond the last column belong to the description', () => {
  const faulty = { column: placeOf('description'), cell: () => 'Well', extra: 'and happy' };
  expect(textsOf(proposalsFor(faulty, NAMES))).toEqual(['Add “and happy” to the description: description=Well, and happy']);
});

test('a shift over midnight may be a night', () => {
  expect(overnightProposals().map(({ label }) => label)).toEqual(['Active Night', 'Sleep Over']);
});

test('equal names are corrected together, others are not', () => {
  const kindOf = (typed: string) => proposalsFor({ column: placeOf('job_id'), cell: () => typed, extra: undefined }, NAMES)[0]?.kind;
  expect(kindOf('Weekday mornings')).toBe(kindOf('weekday MORNINGS'));
  expect(kindOf('Weekday mornings')).not.toBe(kindOf('Weekday morning'));
});
