import { expect, test } from '@jest/globals';
import { allOf, amountOf, byWorker, knownOf, NOTHING, tickedOf, toggle } from './groups';

const aroha = { id: 1, first_name: 'Aroha', last_name: 'Ngata' };
const tuan = { id: 2, first_name: 'Tuan', last_name: 'Nguyễn' };
const house = { id: 1, name: 'Banksia House' };
const shift = (id: number, worker = aroha) => ({
  id,
  date: '2026-11-16',
  name: 'Morning',
  worker,
  house,
  hours: '8.00',
  cost: '400.00',
  fee: '30.00',
});
const expense = (id: number, worker = aroha) => ({ id, date: '2026-11-16', title: 'Bus fares', worker, house, amount: '18.40' });
const unbilled = { shifts: [shift(11, tuan), shift(12), shift(13)], expenses: [expense(21)] };

test('work is grouped by worker, by name', () => {
  const groups = byWorker(unbilled);
  expect(
    groups.map(({ worker, shifts, expenses }) => [worker.first_name, shifts.map(({ id }) => id), expenses.map(({ id }) => id)]),
  ).toEqual([
    ['Aroha', [12, 13], [21]],
    ['Tuan', [11], []],
  ]);
  expect(groups.map(amountOf)).toEqual(['818.40', '400.00']);
});

test('rows chosen in the lists before are selected initially, if they can be billed', () => {
  expect(knownOf(unbilled, NOTHING)).toEqual(NOTHING);
  expect(knownOf(unbilled, { shift_ids: [12, 99], expense_ids: [] })).toEqual({ shift_ids: [12], expense_ids: [] });
});

test('a worker is selected completely, in part or not', () => {
  const [of] = byWorker(unbilled);
  if (!of) throw new Error('No work.');
  const all = allOf(unbilled);
  const part = toggle(all, { shift_ids: [12], expense_ids: [] }, false);
  expect([tickedOf(of, all), tickedOf(of, part), tickedOf(of, NOTHING)]).toEqual(['all', 'some', 'none']);
  expect(toggle(part, allOf(of), false)).toEqual({ shift_ids: [11], expense_ids: [] });
  expect(toggle(NOTHING, allOf(of), true)).toEqual({ shift_ids: [12, 13], expense_ids: [21] });
});
