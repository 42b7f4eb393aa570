import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RealtimeConfig } from '@careloom/contract/resources/broadcasting';
import type { Options } from 'pusher-js';
import { useToasts } from '../chrome/index';
import { queryClient } from '../query/index';
import { clearSession, session, setUser } from '../session/store';
import { answering, aUser, json, refusal } from '../../testing/index';

type Handler = (data?: unknown) => void;

/** Fake of the part of pusher-js that the connection uses. */
class Line {
  readonly handlers = new Map<string, Handler[]>();
  readonly global: ((name: string, data: unknown) => void)[] = [];
  bind(name: string, handler: Handler) {
    this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler]);
    return this;
  }
  unbind(name: string) {
    this.handlers.delete(name);
  }
  bind_global(handler: (name: string, data: unknown) => void) {
    this.global.push(handler);
    return this;
  }
  arrive(name: string, data?: unknown) {
    for (const handler of this.handlers.get(name) ?? []) handler(data);
    for (const handler of this.global) handler(name, data);
  }
}

class FakePusher {
  static logToConsole = false;
  static last: FakePusher;
  readonly connection = new Line();
  readonly channels: Record<string, Line> = {};
  open = true;
  signedIn = false;
  constructor(
    readonly key: string,
    readonly options: Options,
  ) {
    FakePusher.last = this;
  }
  subscribe(name: string) {
    return (this.channels[name] = new Line());
  }
  signin() {
    this.signedIn = true;
  }
  connect() {
    this.open = true;
  }
  disconnect() {
    this.open = false;
    this.connection.arrive('disconnected');
  }
}

jest.mock('pusher-js', () => ({ __esModule: true, default: FakePusher }));
const config = { key: 'local', cluster: 'ap2', host: 'localhost', port: 4000, tls: false };

async function connected(onRegistryChanged = () => undefined, at: RealtimeConfig = config) {
  const { connect } = await import('./connect');
  const connection = connect(at, 1, onRegistryChanged);
  return { connection, pusher: FakePusher.last };
}

beforeEach(() => {
  setUser(aUser());
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  clearSession();
  jest.restoreAllMocks();
});

describe('the connection', () => {
  test('subscribes to the channels of the user, of inactive members and of the registry, and ends with close', async () => {
    const { connection, pusher } = await connected();
    expect(Object.keys(pusher.channels)).toEqual(['private-user.1', 'private-inactive-member.1', 'presence-inbox', 'registry']);
    connection.close();
    expect(pusher.open).toBe(false);
  });

  test('identifies the user to hosted realtime', async () => {
    expect((await connected()).pusher.signedIn).toBe(false);
    expect((await connected(undefined, { ...config, host: null })).pusher.signedIn).toBe(true);
  });

  describe('closed permanently by hosted realtime', () => {
    const hosted = { ...config, host: null };
    const { token: _token, ...profile } = aUser();
    const known = json(200, { ...profile, location: { address: null, suburb: null, state: null, post_code: null } });
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    test('is reopened while the user is signed in, at most once a minute', async () => {
      const asked = answering(known);
      const { pusher } = await connected(undefined, hosted);
      pusher.disconnect();
      await jest.advanceTimersByTimeAsync(10);
      expect([pusher.open, asked().map(({ url }) => url)]).toEqual([true, ['/auth/profile']]);
      pusher.disconnect();
      await jest.advanceTimersByTimeAsync(59_000);
      expect(pusher.open).toBe(false);
      await jest.advanceTimersByTimeAsync(1_500);
      expect(pusher.open).toBe(true);
    });

    test('stays closed for a signed-out user, and after it was closed here', async () => {
      answering(refusal(401, 'Unauthenticated.', { error: 'unauthenticated' }));
      const { pusher } = await connected(undefined, hosted);
      pusher.disconnect();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(pusher.open).toBe(false);
      setUser(aUser());
      answering(known);
      const { connection, pusher: next } = await connected(undefined, hosted);
      connection.close();
      await jest.advanceTimersByTimeAsync(120_000);
      expect(next.open).toBe(false);
    });

    test('stays closed with our own server, which decides about reconnects; an ended session stays ended', async () => {
      const asked = answering(known);
      const { pusher } = await connected();
      pusher.disconnect();
      await jest.advanceTimersByTimeAsync(120_000);
      expect([pusher.open, asked().map(({ url }) => url)]).toEqual([false, ['/auth/profile']]);
      answering(refusal(401, 'Unauthenticated.', { error: 'unauthenticated' }));
      (await connected()).pusher.disconnect();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(session().token).toBeNull();
    });
  });

  test('R9-037: runs in production mode, without the library logging', async () => {
    await connected();
    expect(FakePusher.logToConsole).toBe(false);
  });

  test('R8-012: a refused subscription is logged and not shown', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pusher } = await connected();
    pusher.channels['private-user.1']?.arrive('pusher:subscription_error', { status: 403 });
    expect(logged).toHaveBeenCalledWith('Realtime: private-user.1 was refused.', { status: 403 });
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('R8-013: a failed handshake is logged and not shown', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pusher } = await connected();
    pusher.connection.arrive('error', { type: 'WebSocketError' });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('a reconnect invalidates everything, the first connection nothing', async () => {
    const { pusher } = await connected();
    queryClient.setQueryData(['jobs', 'A-063', {}], 1);
    const isStale = () => queryClient.getQueryState(['jobs', 'A-063', {}])?.isInvalidated;
    pusher.connection.arrive('connected');
    expect(isStale()).toBe(false);
    pusher.connection.arrive('connected');
    expect(isStale()).toBe(true);
    queryClient.clear();
  });

  test('once subscribed to notifications, earlier ones are read, exactly once', async () => {
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    const { pusher } = await connected();
    const own = pusher.channels['private-user.1'];
    expect(own).toBeDefined();
    own?.arrive('pusher:subscription_succeeded');
    expect(invalidate).toHaveBeenCalledTimes(1);
    own?.arrive('pusher:subscription_succeeded');
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  test('a new registry is passed to the listener', async () => {
    const onRegistry = jest.fn(() => undefined);
    const { pusher } = await connected(onRegistry);
    pusher.channels['registry']?.arrive('RegistryChanged', {});
    expect(onRegistry).toHaveBeenCalledTimes(1);
  });
});
