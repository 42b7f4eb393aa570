import { describe, expect, test } from '@jest/globals';
import { aDraft } from '../testing/planned';
import { chosenOf, consequencesOf } from './consequences';
import { sumOf } from './sums';

const aroha = { id: 1, first_name: 'Aroha', last_name: 'Ngata-Williams' };
const lin = { id: 2, first_name: 'Lin', last_name: 'Chen' };
const warning = { code: 'short_break', text: 'Only 6.00 hours between.', values: {} };

describe('what publishing means', () => {
  const shifts = [
    aDraft({ id: 1, worker: lin }),
    aDraft({ id: 2, worker: aroha, total_cost: '320.10', warnings: [warning] }),
    aDraft({ id: 3, worker: aroha, total_cost: '0.20', total_hour: '0.50', fee: '0.02' }),
    aDraft({ id: 4, worker: null, total_cost: '0.00', fee: '0.00' }),
    aDraft({ id: 5, worker: lin, refusal: 'This job is closed or archived: only days up to then can have shifts.' }),
  ];
  const found = consequencesOf(shifts);

  test('each worker is listed once, by name, with the cost of their shifts', () => {
    expect(
      found.notified.map(({ worker, shifts: own, total_cost, hours }) => [worker.first_name, own.map(({ id }) => id), total_cost, hours]),
    ).toEqual([
      ['Aroha', [2, 3], '320.30', 8.5],
      ['Lin', [1], '320.00', 8],
    ]);
  });

  test('drafts without a worker and blocked drafts are listed separately; warnings are counted and block nothing', () => {
    expect([found.unfilled.map(({ id }) => id), found.blocked.map(({ id }) => id), found.warnings]).toEqual([[4], [5], 1]);
  });

  test.each([
    [true, [2, 3, 1, 4]],
    [false, [2, 3, 1]],
  ])('those without a worker too: %s', (leave, ids) => {
    expect(chosenOf(found, leave).map(({ id }) => id)).toEqual(ids);
  });

  test('sums are exact to the cent', () => {
    expect(sumOf(shifts.slice(0, 3))).toEqual({ total_cost: '640.30', fee: '48.02', hours: 16.5 });
  });
});
