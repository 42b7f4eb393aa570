import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { broadcasting } from '@careloom/contract/resources/broadcasting';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const authorise = async ({ token }: Person, channel_name: string) => {
  const { status, message } = await api.send(broadcasting.auth, { socket_id: '1.2', channel_name }, { token });
  if (status === 403) assert.equal(message, 'Logged in user does not have permission for take this action!');
  return status;
};

test('a user listens to their own channels, and to no channel with a similar name', async () => {
  const person = await api.person('worker');
  const { id } = person;
  for (const name of [`private-user.${id}`, `private-inactive-member.${id}`, `private-encrypted-user.${id}`]) {
    assert.equal(await authorise(person, name), 200, name);
  }
  const others = [`private-user.${id + 1}`, `private-user.${id}${id}`, `private-user.${id}.6`, `private-inactive-member.${id + 1}`];
  const strange = [
    'private-other',
    'private-',
    'presence-with space',
    'presence-a/b',
    'presence-lobby',
    'presence-house.',
    'presence-house.x',
  ];
  for (const name of [...others, ...strange]) assert.equal(await authorise(person, name), 403, name);
});

test('the presence channel of a record is open to everybody who may see the record', async () => {
  const [admin, leader, stranger] = [await api.person('super_admin'), await api.person('team_leader'), await api.person('team_leader')];
  const [worker, other] = [await api.person('worker'), await api.person('worker')];
  const house = await makeHouse(api.services, { team_leader_id: leader.id });
  const job = await makeJob(api.services, { house, postedBy: admin }, { status: 'assigned', worker_id: worker.id });
  const work = { job, worker, by: admin };
  const channels = [
    `presence-house.${house.id}`,
    `presence-job.${job.id}`,
    `presence-shift.${(await makeShift(api.services, work)).id}`,
    `presence-expense.${(await makeExpense(api.services, work)).id}`,
    `presence-invoice.${(await makeInvoice(api.services, work, { house_id: house.id })).id}`,
    `presence-support-worker.${worker.id}`,
  ];
  for (const channel of channels) {
    for (const person of [admin, leader, worker]) assert.equal(await authorise(person, channel), 200, `${person.userType} ${channel}`);
    for (const person of [stranger, other]) assert.equal(await authorise(person, channel), 403, `another ${person.userType} ${channel}`);
    assert.equal(await authorise(admin, channel.replace(/\d+$/, '999999')), 403);
  }
});
