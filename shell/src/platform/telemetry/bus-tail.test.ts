import { afterEach, expect, test } from '@jest/globals';
import { raise } from '@careloom/shared/events';
import { tailBus, useBusTail } from './bus-tail';

afterEach(() => useBusTail.setState({ events: [] }));

test('every event of the bus is kept with its payload and who raises it, the last hundred, newest first', () => {
  tailBus();
  raise('quick-action.opened@1', { name: 'add-house' });
  for (let id = 1; id <= 100; id += 1) raise('resource.changed@1', { resource: 'jobs', ids: [id] });
  const { events } = useBusTail.getState();
  expect([events.length, events[0]?.payload, events[0]?.name]).toEqual([100, { resource: 'jobs', ids: [100] }, 'resource.changed@1']);
  raise('quick-action.opened@1', { name: 'add-house' });
  expect(useBusTail.getState().events[0]).toMatchObject({ name: 'quick-action.opened@1', by: ['shell'] });
});
