import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeRollout, readRollout } from './rollout';

for (const [options, rollout, words] of [
  [{ share: '10' }, { share: 10, users: [] }, '10 % of everybody'],
  [{ share: '0' }, { share: 0, users: [] }, '0 % of everybody'],
  [{ users: 'Ann@x.test, bob@x.test,ann@x.test' }, { share: 0, users: ['ann@x.test', 'bob@x.test'] }, 'ann@x.test, bob@x.test'],
  [{ share: '2.5', users: 'ann@x.test' }, { share: 2.5, users: ['ann@x.test'] }, '2.5 % of everybody and ann@x.test'],
] as const) {
  test(`${JSON.stringify(options)} is ${words}`, () => {
    assert.deepEqual(readRollout(options), rollout);
    assert.equal(describeRollout({ ...rollout, users: [...rollout.users] }), words);
  });
}

test('an option that is not given changes nothing', () => {
  const before = { share: 10, users: ['ann@x.test'] };
  assert.deepEqual(readRollout({ share: '50' }, before), { share: 50, users: ['ann@x.test'] });
  assert.deepEqual(readRollout({ users: 'bob@x.test' }, before), { share: 10, users: ['bob@x.test'] });
});

for (const [options, sentence] of [
  [{}, /Say who gets it/],
  [{ share: 'ten' }, /--share is a number from 0 to 100/],
  [{ share: '101' }, /--share is a number from 0 to 100/],
  [{ share: '' }, /--share is a number from 0 to 100/],
  [{ users: 'ann' }, /ann is not one/],
  [{ users: ' , ' }, /there is none is not one/],
] as const) {
  test(`${JSON.stringify(options)} is refused`, () => assert.throws(() => readRollout(options), sentence));
}
