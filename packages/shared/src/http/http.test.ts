import { auth } from '@careloom/contract/resources/auth';
import { jobs } from '@careloom/contract/resources/jobs';
import { notifications } from '@careloom/contract/resources/notifications';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AxiosError } from 'axios';
import { isLoaderShown, LOADER_HIDE_DELAY, showLoader, useToasts } from '../chrome/index';
import { session } from '../session/index';
import { clearSession, setUser } from '../session/store';
import { answering, aUser, json, refusal, reply } from '../../testing/index';
import { client } from './client';
import { ApiFailure, createResource, send, unwrap } from './index';

const toasts = () => useToasts.getState().toasts.map(({ kind, text }) => [kind, text]);

beforeEach(() => {
  setUser(aUser());
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  clearSession();
  jest.restoreAllMocks();
});

const aNotification = {
  id: 7,
  message: 'm',
  is_read: 0,
  created_at: '2026-01-01T00:00:00Z',
  type: 'apply_job',
  route_id: 1,
  sender_id: null,
  notification: { profile: null, first_name: 'A', last_name: 'B' },
  params: null,
};

describe('a call', () => {
  test('R7-001 R7-002 R7-003: goes to /api/v1, accepts JSON and has the token', async () => {
    const asked = answering(json(200, aNotification));
    await send(notifications.get, { id: 7 });
    expect(asked()[0]).toMatchObject({
      method: 'GET',
      uri: '/api/v1/notification/7',
      headers: { Accept: 'application/json', Authorization: 'Bearer token-1' },
    });
  });

  test('R7-004: has no token when nobody is signed in', async () => {
    clearSession();
    const asked = answering(json(200, {}));
    await send(auth.forgotPassword, { email: 'a@b.co' });
    expect(asked()[0]?.headers).not.toHaveProperty('Authorization');
    expect(asked()[0]?.body).toEqual({ email: 'a@b.co' });
  });

  test('R7-005: parameters left over from the path become the query', async () => {
    const asked = answering(json(200, { items: [], page: 1, per_page: 10, last_page: 1, total: 0 }));
    await send(jobs.list, { page: 2, search: 'night & day', status: 'open,assigned', sort: null });
    expect(asked()[0]?.uri).toBe('/api/v1/jobs?page=2&search=night+%26+day&status=open,assigned');
  });

  test.each([
    [200, true],
    [204, true],
    [299, true],
    [300, false],
    [404, false],
  ])('R7-006: status %i counts as success: %p', async (status, ok) => {
    answering(reply(status, { code: status, message: 'm', data: {} }));
    await expect(send(auth.forgotPassword, { email: 'a@b.co' })).resolves.toMatchObject({ ok, code: status });
  });

  test('R7-007: has no time-out by default', () => {
    expect(client.defaults.timeout).toBe(0);
  });

  test('a file makes it multipart', async () => {
    const asked = answering(json(200, { id: 3 }));
    const picture = new File(['x'], 'me.png', { type: 'image/png' });
    await createResource('auth/change-profile').create({
      first_name: 'Ada',
      suburb: null,
      profile_picture: picture,
      clients: [{ name: 'N' }],
    });
    const form = asked()[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['first_name', 'suburb', 'profile_picture', 'clients[0][name]']);
    expect([form.get('first_name'), form.get('suburb'), form.get('clients[0][name]')]).toEqual(['Ada', '', 'N']);
  });

  test('unknown fields are dropped, and a missing field is a failure that names it', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answering(json(200, { ...aNotification, future: true }), json(200, { id: 7 }));
    const first = await send(notifications.get, { id: 7 });
    expect(first.ok && 'future' in first.data).toBe(false);
    await expect(send(notifications.get, { id: 7 })).resolves.toMatchObject({ ok: false, error: 'unreadable' });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('a missing path parameter is an error of the caller', async () => {
    await expect(send(notifications.get, { id: '' })).rejects.toThrow('GET /notification/:id needs id.');
  });
});

describe('a creating call', () => {
  const body = { id: 1 };

  test('keeps its idempotency key until it is answered, then gets a new one', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = answering('no answer', json(200, { totalUnreadCount: 0 }), json(200, { totalUnreadCount: 0 }));
    for (let time = 0; time < 3; time += 1) await send(notifications.markRead, body);
    const [lost, again, next] = asked().map(({ headers }) => headers['Idempotency-Key']);
    expect(lost).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
  });
});

describe('a failed answer', () => {
  test('R8-009: its body is passed to the caller', async () => {
    answering(refusal(422, 'Unprocessable Entity.', { errors: { email: ['Email is required'] }, error: 'stale', data: { version: 2 } }));
    const answer = await send(auth.forgotPassword, { email: '' });
    expect(answer).toEqual({
      ok: false,
      code: 422,
      message: 'Unprocessable Entity.',
      errors: { email: ['Email is required'] },
      error: 'stale',
      data: { version: 2 },
    });
    expect(toasts()).toEqual([]);
    expect(() => unwrap(answer)).toThrow(ApiFailure);
  });

  test('R8-010 R8-011: with no answer the error is logged and returned', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answering('no answer');
    const answer = await send(auth.profile, {});
    expect(answer).toMatchObject({ ok: false, code: 0, cause: expect.objectContaining({ message: 'Network Error' }) });
    expect(logged).toHaveBeenCalledWith('No answer to GET /auth/profile.', expect.any(Error));
  });

  test('a call aborted by the browser on page exit is not logged as an error', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(client, 'request').mockRejectedValueOnce(new AxiosError('Request aborted', AxiosError.ECONNABORTED));
    expect(await send(auth.profile, {})).toMatchObject({ ok: false, code: 0 });
    expect(logged).not.toHaveBeenCalled();
  });

  test('R8-007 R8-008: 403 is an error toast with the message of the server, and the loader is hidden', async () => {
    jest.useFakeTimers();
    showLoader('navigation');
    answering(refusal(403, 'Account inactive.'));
    await send(auth.profile, {});
    jest.advanceTimersByTime(LOADER_HIDE_DELAY);
    expect(toasts()).toEqual([['error', 'Account inactive.']]);
    expect(isLoaderShown()).toBe(false);
    jest.useRealTimers();
  });

  test('R6-046: 401 forbidden is an error toast and the session goes on', async () => {
    const message = 'Logged in user does not have permission for take this action!';
    answering(refusal(401, message, { error: 'forbidden' }));
    await send(auth.profile, {});
    expect(toasts()).toEqual([['error', message]]);
    expect(session().authenticated).toBe(true);
  });

  test('401 unauthenticated ends the session', async () => {
    answering(refusal(401, 'Unauthenticated.', { error: 'unauthenticated' }));
    await send(auth.profile, {});
    expect(session()).toEqual({ user: null, token: null, permissions: [], authenticated: false });
  });

  test('401 unauthenticated of an older token leaves the newer session alone', async () => {
    answering(() => {
      setUser(aUser({ token: 'token-2' }));
      return refusal(401, 'Unauthenticated.', { error: 'unauthenticated' });
    });
    await send(auth.profile, {});
    expect(session().token).toBe('token-2');
    expect(toasts()).toEqual([]);
  });

  test('401 of a login is left to the form, without a toast', async () => {
    answering(refusal(401, 'Password incorrect.'));
    await expect(send(auth.login, { email: 'a@b.co', password: 'x' })).resolves.toMatchObject({ ok: false, code: 401 });
    expect(toasts()).toEqual([]);
  });

  test('HTML instead of JSON is a failure with a general message', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answering(reply(502, '<html>Bad gateway</html>'));
    await expect(send(auth.profile, {})).resolves.toMatchObject({
      ok: false,
      code: 502,
      message: expect.stringContaining('could not be read'),
    });
  });
});

describe('a generic resource', () => {
  test('R5-056: requires a name', () => {
    expect(() => createResource('')).toThrow('Resource is not provided');
  });

  test.each([null, undefined, ''])('R5-054 R5-055: an update or delete without an id (%p) fails', (none) => {
    const houses = createResource('house');
    const id = none as unknown as number;
    expect(() => houses.update(id, { name: 'A' })).toThrow('Id is not provided');
    expect(() => houses.remove(id)).toThrow('Id is not provided');
  });

  test('R7-005: values not in the path become the query of a read and the body of a change', async () => {
    const asked = answering(json(200, {}));
    const participants = createResource('house/:house_id/house-participants');
    await participants.list({ house_id: 3, page: 2 });
    await participants.update(9, { house_id: 3, name: 'Jo' });
    expect(asked().map(({ method, uri, body }) => [method, uri, body])).toEqual([
      ['GET', '/api/v1/house/3/house-participants?page=2', undefined],
      ['PUT', '/api/v1/house/3/house-participants/9', { name: 'Jo' }],
    ]);
  });
});
