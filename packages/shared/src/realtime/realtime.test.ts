import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import Pusher from 'pusher-js';
import { aUser } from '../../testing/a-user';
import { answering, json } from '../../testing/answering';
import { queryClient } from '../query/index';
import { session } from '../session/index';
import { clearSession, setUser } from '../session/store';
import { onPush } from './on-push';
import { channelHeaders, pusherOptions } from './pusher-options';

beforeEach(() => {
  jest.useFakeTimers();
  setUser(aUser());
});
afterEach(() => {
  // Pushes of one test do not wait for those of another.
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  clearSession();
  queryClient.clear();
  jest.restoreAllMocks();
});

describe('where the browser connects', () => {
  const hosted = { key: 'k', cluster: 'ap2', host: null, port: 80, tls: false };

  test('R9-034 R9-035 R9-036: hosted realtime is cluster ap2, port 443, secure websockets only', () => {
    expect(pusherOptions(hosted, () => 't')).toMatchObject({ cluster: 'ap2', wssPort: 443, forceTLS: true, enabledTransports: ['ws'] });
  });

  test('our own server is reached at its configured address', () => {
    const options = pusherOptions({ ...hosted, host: 'localhost', port: 4000 }, () => 't');
    expect(options).toMatchObject({ wsHost: 'localhost', wsPort: 4000, forceTLS: false, enabledTransports: ['ws'] });
  });

  test.each([false, true])('the client finds a transport with these options, over TLS: %p', (tls) => {
    const { connection } = new Pusher(
      'k',
      pusherOptions({ ...hosted, host: 'localhost', port: 9, tls }, () => 't'),
    );
    expect([connection.state, connection.usingTLS]).toEqual(['connecting', tls]);
    connection.disconnect();
  });
});

describe('the effect of a push', () => {
  const watched = (key: string) => {
    const read = jest.fn<() => Promise<number>>().mockResolvedValue(1);
    const stop = new QueryObserver(queryClient, { queryKey: [key], queryFn: read }).subscribe(() => undefined);
    return { read, stop };
  };

  test.each([
    ['NotificationSent', {}, 'notification'],
    ['NotificationCount', {}, 'notification'],
    ['ResourceChanged', { resource: 'jobs', ids: [7] }, 'jobs'],
    ['ResourceChanged', { resource: 'jobs', ids: [7] }, 'dashboard'],
  ])('%s %p reads %s again', async (push, data, key) => {
    const { read, stop } = watched(key);
    await Promise.resolve();
    expect(read).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(0);
    onPush(push, data);
    await jest.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  test.each([
    ['NotificationSent', {}, 'notification'],
    ['ResourceChanged', { resource: 'jobs', ids: [7] }, 'jobs'],
  ])('200 of %s in a burst are read at once, then once a second while they come, and once after the last', async (push, data, key) => {
    const { read, stop } = watched(key);
    await jest.advanceTimersByTimeAsync(0);
    for (let nth = 0; nth < 200; nth += 1) {
      onPush(push, data);
      if (nth % 50 === 49) await jest.advanceTimersByTimeAsync(500);
    }
    await jest.advanceTimersByTimeAsync(10_000);
    // Fetched once when the query mounts, then 0, 1 and 2 seconds after the first push.
    expect(read).toHaveBeenCalledTimes(4);
    stop();
  });

  test('R4-014 R7-120: InactiveMemberRedirect forces the logout', async () => {
    const asked = answering(json(200, {}));
    onPush('InactiveMemberRedirect', {});
    expect(session().authenticated).toBe(false);
    expect(localStorage.getItem('user')).toBeNull();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked().map(({ url }) => url)).toEqual(['/auth/logout']);
  });

  test('PermissionsChanged reads the permissions again', async () => {
    const { token: _token, ...profile } = aUser({ permissions: ['house-read'] });
    answering(json(200, { ...profile, location: { address: null, suburb: null, state: null, post_code: null } }));
    onPush('PermissionsChanged', {});
    await jest.advanceTimersByTimeAsync(0);
    expect(session().permissions).toEqual(['house-read']);
  });

  test('an unreadable or unknown push is logged or ignored, never thrown', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    onPush('ResourceChanged', 'jobs');
    onPush('toString', {});
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

test('R6-050: a channel is authorised with the bearer token', () => {
  expect(channelHeaders('token-1')).toEqual({ Accept: 'application/json', Authorization: 'Bearer token-1' });
});
