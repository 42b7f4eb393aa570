import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { EventRefused, hear, raise, useHear } from './index';

afterEach(() => void jest.restoreAllMocks());

describe('event bus', () => {
  test('a listener hears what was raised until it stops hearing', () => {
    const heard: number[][] = [];
    const stop = hear('resource.changed@1', ({ ids }) => heard.push(ids));
    raise('resource.changed@1', { resource: 'jobs', ids: [1, 2] });
    stop();
    raise('resource.changed@1', { resource: 'jobs', ids: [3] });
    expect(heard).toEqual([[1, 2]]);
  });

  test('a listener that throws is logged and the next one still hears', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard: string[] = [];
    const stops = [
      hear('quick-action.opened@1', () => {
        throw new Error('broken listener');
      }),
      hear('quick-action.opened@1', ({ name }) => heard.push(name)),
    ];
    raise('quick-action.opened@1', { name: 'add-house' });
    stops.forEach((stop) => stop());
    expect(heard).toEqual(['add-house']);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('quick-action.opened@1'), expect.any(Error));
  });

  test('an unknown event and a wrong payload are refused with what is wrong', () => {
    expect(() => raise('job.exploded@1' as 'session.ended@1', { reason: 'logout' })).toThrow(/There is no event job.exploded@1/);
    expect(() => hear('constructor' as 'session.ended@1', () => undefined)).toThrow(EventRefused);
    expect(() => raise('session.ended@1', { reason: 'bored' as 'logout' })).toThrow(/session.ended@1.*reason/);
  });

  test('a component hears with its last listener and stops when it is gone', () => {
    const heard: string[] = [];
    function Ear({ mark }: { mark: string }) {
      useHear('quick-action.opened@1', ({ name }) => heard.push(`${mark}:${name}`));
      return null;
    }
    const { rerender, unmount } = render(<Ear mark="first" />);
    rerender(<Ear mark="second" />);
    raise('quick-action.opened@1', { name: 'a' });
    unmount();
    raise('quick-action.opened@1', { name: 'b' });
    expect(heard).toEqual(['second:a']);
  });
});
