import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinJobs } from '../queue/join-jobs';
import { joinPushes } from './deliver-push';
import type { Push } from './push';

const changed = (
  ids: number[],
  { channels = ['private-user.1'], resource = 'house', version = null as number | null, actor = 1 } = {},
): Push => ({
  channels,
  event: 'ResourceChanged',
  data: { resource, ids, version, actor },
});
const count: Push = { channels: ['private-user.1'], event: 'NotificationCount', data: {} };
const many = Array.from({ length: 60 }, (_id, nth) => nth);

const APART = [
  changed([1]),
  changed([2], { channels: ['private-user.2'] }),
  changed([3], { resource: 'job' }),
  changed([4], { actor: 2 }),
  changed([5], { version: 7 }),
  changed([6], { version: 7 }),
];

const CASES: readonly { title: string; pushes: Push[]; joined: Push[] }[] = [
  {
    title: 'changes of one resource list all records',
    pushes: [changed([1]), changed([2, 3]), changed([1])],
    joined: [changed([1, 2, 3])],
  },
  { title: 'a push without ids covers all records', pushes: [changed([1]), changed([])], joined: [changed([])] },
  {
    title: 'ids of more than a hundred records are omitted',
    pushes: [changed(many), changed(many.map((id) => id + 60))],
    joined: [changed([])],
  },
  {
    title: 'other channels, resources, people and versions are not joined',
    pushes: APART,
    joined: APART,
  },
  { title: 'duplicates are sent once', pushes: [count, changed([1]), count], joined: [count, changed([1])] },
];

for (const { title, pushes, joined } of CASES) {
  test(`pushes of one burst: ${title}`, () => {
    const parts = joinJobs(
      pushes.map((data, id) => ({ id, data })),
      joinPushes,
    );
    assert.deepEqual(
      parts.map(({ data }) => data),
      joined,
    );
    const ids = parts.flatMap(({ jobs }) => jobs.map(({ id }) => id));
    assert.deepEqual(ids.sort(), [...pushes.keys()], 'each job is done, once');
  });
}
