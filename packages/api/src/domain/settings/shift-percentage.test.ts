import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { settings } from '@careloom/contract/resources/settings';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
});
after(() => api.close());

const set = (percentage: unknown, person = admin) =>
  api.send(settings.setPercentage, { percentage: percentage as number }, { token: person.token });
const shown = async (person = admin) => (await api.send(settings.showPercentage, {}, { token: person.token })).data.percentage;

test('R7-073, R7-074, R3-167: the percentage is initially 0, can be set, and is read back', async () => {
  assert.equal(await shown(), '0.00');
  const { status, message, data } = await set('7.5');
  assert.deepEqual([status, message, data.percentage], [200, 'Shift fee updated successfully.', '7.50']);
  assert.equal(await shown(), '7.50');
});

test('R9-010: it is between 0 and 100, with two decimals', async () => {
  for (const edge of [0, 100, 12.34]) assert.equal((await set(edge)).data.percentage, edge.toFixed(2));
});

for (const [value, text] of [
  ['', 'Shift Fee Percentage is required'],
  ['half', 'Shift Fee Percentage must be a number.'],
  [-0.01, 'Shift Fee Percentage must be at least 0.'],
  [100.01, 'Shift Fee Percentage may not be greater than 100.'],
  [7.555, 'Shift Fee Percentage format is invalid.'],
] as const) {
  test(`a percentage of "${value}" is refused, and the previous one stays`, async () => {
    await set(5);
    const { status, message, errors } = await set(value);
    assert.deepEqual([status, message, errors], [422, 'Unprocessable Entity.', { percentage: [text] }]);
    assert.equal(await shown(), '5.00');
  });
}

test('R6-007: only the super admin reads or sets it', async () => {
  for (const role of ['senior_manager', 'team_leader', 'worker'] as const) {
    const person = await api.person(role);
    assert.equal((await set(9, person)).error, 'forbidden');
    assert.equal((await api.send(settings.showPercentage, {}, { token: person.token })).error, 'forbidden');
  }
});
