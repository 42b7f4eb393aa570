import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf, type Measured, type Verdict } from './verdict';

const TABLE: readonly [Measured, Pick<Verdict, 'exceeded' | 'came'>][] = [
  [
    { budget: 'loginScripts', value: 99.9 },
    { exceeded: false, came: 'reach' },
  ],
  [
    { budget: 'loginScripts', value: 125 },
    { exceeded: false, came: 'target' },
  ],
  [
    { budget: 'loginScripts', value: 140 },
    { exceeded: false, came: 'limit' },
  ],
  [
    { budget: 'loginScripts', value: 140.1 },
    { exceeded: true, came: 'short' },
  ],
  [
    { budget: 'remoteBytes', at: 'jobs', value: 1.3 },
    { exceeded: false, came: 'limit' },
  ],
  [
    { budget: 'remoteBytes', at: 'jobs', value: 1.31 },
    { exceeded: true, came: 'short' },
  ],
  [
    { budget: 'remoteEntry', value: 900 },
    { exceeded: false, came: 'short' },
  ],
];

for (const [measured, expected] of TABLE) {
  test(`${measured.budget} of ${measured.value}: ${expected.came}${expected.exceeded ? ', exceeded' : ''}`, () => {
    const { exceeded, came } = verdictOf(measured);
    assert.deepEqual({ exceeded, came }, expected);
  });
}

test('a layout shift is shown with three decimals', () => {
  const { sentence } = verdictOf({ budget: 'layoutShift', at: 'houses (phone)', value: 0.0213 });
  assert.equal(sentence, 'page: cumulative layout shift until it is whole (houses (phone)) is 0.021; at most 0.020 is allowed.');
});

test('an exceeded limit is reported with page, value and limit', () => {
  const { sentence } = verdictOf({ budget: 'remoteBytes', at: 'finance', value: 1.345 });
  assert.equal(sentence, 'first page: federated over single bundle, JavaScript (finance) is 1.34; at most 1.30 is allowed.');
});
