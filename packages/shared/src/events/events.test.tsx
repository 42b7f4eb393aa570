import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { EventRefused, raise, subscribe, useSubscription } from './index';

afterEach(() => void jest.restoreAllMocks());

describe('event bus', () => {
  test('a listener receives events until it unsubscribes', () => {
    const received: number[][] = [];
    const unsubscribe = subscribe('resource.changed@1', ({ ids }) => received.push(ids));
    raise('resource.changed@1', { resource: 'jobs', ids: [1, 2] });
    unsubscribe();
    raise('resource.changed@1', { resource: 'jobs', ids: [3] });
    expect(received).toEqual([[1, 2]]);
  });

  test('a listener that throws is logged and the next listener is still called', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const received: string[] = [];
    const unsubscribes = [
      subscribe('quick-action.opened@1', () => {
        throw new Error('broken listener');
      }),
      subscribe('quick-action.opened@1', ({ name }) => received.push(name)),
    ];
    raise('quick-action.opened@1', { name: 'add-house' });
    unsubscribes.forEach((unsubscribe) => unsubscribe());
    expect(received).toEqual(['add-house']);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('quick-action.opened@1'), expect.any(Error));
  });

  test('an unknown event and an invalid payload are refused with the reason', () => {
    expect(() => raise('job.exploded@1' as 'session.ended@1', { reason: 'logout' })).toThrow(/There is no event job.exploded@1/);
    expect(() => subscribe('constructor' as 'session.ended@1', () => undefined)).toThrow(EventRefused);
    expect(() => raise('session.ended@1', { reason: 'bored' as 'logout' })).toThrow(/session.ended@1.*reason/);
  });

  test('a component receives events with its latest listener and stops on unmount', () => {
    const received: string[] = [];
    function Subscriber({ mark }: { mark: string }) {
      useSubscription('quick-action.opened@1', ({ name }) => received.push(`${mark}:${name}`));
      return null;
    }
    const { rerender, unmount } = render(<Subscriber mark="first" />);
    rerender(<Subscriber mark="second" />);
    raise('quick-action.opened@1', { name: 'a' });
    unmount();
    raise('quick-action.opened@1', { name: 'b' });
    expect(received).toEqual(['second:a']);
  });
});
