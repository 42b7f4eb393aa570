import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Channels, type Subscriber } from './channels';
import { channelKind } from './protocol';

interface Received {
  event: string;
  data: string;
  user_id?: string;
}

const listener = (id: string): Subscriber & { received: () => Received[] } => {
  const frames: string[] = [];
  return {
    id,
    address: '127.0.0.1',
    send: (text) => frames.push(text),
    close: (code) => frames.push(`{"event":"${code}"}`),
    received: () => frames.map((text) => JSON.parse(text) as Received),
  };
};
const events = (subscriber: { received: () => Received[] }) => subscriber.received().map(({ event }) => event);

const KINDS = [
  ['R6-051', 'private-x', 'private'],
  ['R6-052', 'presence-x', 'presence'],
  ['R6-053', 'private-encrypted-x', 'private-encrypted'],
] as const;
for (const [requirement, name, kind] of KINDS) test(`${requirement}: ${name} is ${kind}`, () => assert.equal(channelKind(name), kind));
test('a name without a prefix is public', () => assert.equal(channelKind('registry'), 'public'));

test('an event reaches all subscribers of its channel, except the one that caused it', () => {
  const channels = new Channels();
  const [one, other, away] = [listener('1.1'), listener('2.2'), listener('3.3')];
  channels.join('a', one, null);
  channels.join('a', other, null);
  channels.join('b', away, null);
  channels.deliver({ channel: 'a', event: 'E', data: { x: 1 }, except: '1.1' });
  assert.deepEqual(events(one), ['pusher_internal:subscription_succeeded']);
  assert.deepEqual(other.received().at(-1), { event: 'E', channel: 'a', data: '{"x":1}' });
  assert.deepEqual(events(away), ['pusher_internal:subscription_succeeded']);
});

test('R3-221, R3-222: a presence channel lists each of its people once, with id and info', () => {
  const channels = new Channels();
  const member = (id: string) => ({ user_id: id, user_info: { first_name: `Person ${id}` } });
  const [first, secondPage, other] = [listener('1.1'), listener('1.2'), listener('2.1')];
  channels.join('presence-a', first, member('1'));
  channels.join('presence-a', secondPage, member('1'));
  channels.join('presence-a', other, member('2'));
  assert.deepEqual(JSON.parse(other.received()[0]?.data ?? ''), {
    presence: { count: 2, ids: ['1', '2'], hash: { 1: { first_name: 'Person 1' }, 2: { first_name: 'Person 2' } } },
  });
  assert.deepEqual(events(first), ['pusher_internal:subscription_succeeded', 'pusher_internal:member_added']);
  channels.leave('presence-a', secondPage);
  assert.equal(events(other).includes('pusher_internal:member_removed'), false);
  channels.leave('presence-a', first);
  assert.equal(events(other).at(-1), 'pusher_internal:member_removed');
});

test('a channel without subscribers is deleted', () => {
  const channels = new Channels();
  const one = listener('1.1');
  channels.join('a', one, null);
  channels.join('b', one, null);
  channels.leaveAll(one);
  assert.deepEqual(channels.occupied(), []);
});
