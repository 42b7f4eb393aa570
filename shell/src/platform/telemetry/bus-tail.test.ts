import { afterEach, expect, test } from '@jest/globals';
import { raise } from '@careloom/shared/events';
import { tailBus, useBusTail } from './bus-tail';

afterEach(() => useBusTail.setState({ events: [] }));

test('the last hundred events of the bus are kept with payload and source, newest first', () => {
  tailBus();
  raise('quick-action.opened@1', { name: 'add-house' });
  for (let id = 1; id <= 100; id += 1) raise('resource.changed@1', { resource: 'jobs', ids: [id] });
  const { events } = useBusTail.getState();
  expect([events.length, events[0]?.payload, events[0]?.name]).toEqual([100, { resource: 'jobs', ids: [100] }, 'resource.changed@1']);
  raise('quick-action.opened@1', { name: 'add-house' });
  expect(useBusTail.getState().events[0]).toMatchObject({ name: 'quick-action.opened@1', by: ['shell'] });
});
