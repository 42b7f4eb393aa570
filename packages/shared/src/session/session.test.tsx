import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { subscribe } from '../events/index';
import { answering, aUser, json, refusal } from '../../testing/index';
import { Can, can, endSession, restoreSession, session, signIn, signOut, STORAGE_KEY, watchSession } from './index';
import { clearSession, setUser } from './store';

const stored = (): unknown => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
const SIGNED_OUT = { user: null, token: null, permissions: [], authenticated: false };

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(() => void jest.restoreAllMocks());

describe('signing in', () => {
  test('R4-001 R4-003 R4-005: token and flag are in the store', () => {
    signIn(aUser());
    expect(session()).toMatchObject({ token: 'token-1', authenticated: true });
  });

  test('R3-001 R3-002 R4-002: the user is in the store and in localStorage under user', () => {
    signIn(aUser());
    expect(session().user).toEqual(aUser());
    expect(stored()).toEqual(aUser());
  });

  test('without browser storage the session lives as long as the page', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    signIn(aUser());
    expect(session()).toMatchObject({ token: 'token-1', authenticated: true });
  });

  test('R4-004 R6-045: the permissions of the user apply', () => {
    signIn(aUser({ permissions: ['house-read'] }));
    expect([can('house-read'), can('job-read')]).toEqual([true, false]);
  });

  test('R3-014: the spelling team-leader is read as team_leader', () => {
    signIn({ ...aUser(), user_type: 'team-leader' });
    expect(session().user?.user_type).toBe('team_leader');
  });

  test('an answer that is no user starts no session', () => {
    expect(() => signIn({ ...aUser(), user_type: 'owner' })).toThrow(/not a user/);
    expect(session()).toEqual(SIGNED_OUT);
  });
});

describe('restoring', () => {
  test('R4-006: a stored user is signed in again', () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(aUser()));
    expect(restoreSession()).toEqual(aUser());
    expect(session().authenticated).toBe(true);
  });

  test.each([
    ['half a JSON', '{"id": 1,'],
    ['no user', '{"id": 1}'],
    ['a role that does not exist', JSON.stringify({ ...aUser(), user_type: 'owner' })],
    ['no token', JSON.stringify({ ...aUser(), token: '' })],
  ])('R4-016 R4-017 R4-018: %s is removed and nobody is signed in', (_, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(STORAGE_KEY, text);
    expect(restoreSession()).toBeNull();
    expect(session()).toEqual(SIGNED_OUT);
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });
});

describe('signing out', () => {
  test('R4-008: the call is made with the token', async () => {
    signIn(aUser());
    const asked = answering(json(200, {}, 'Logged out successfully.'));
    await expect(signOut()).resolves.toBe('Logged out successfully.');
    expect(asked()[0]).toMatchObject({ method: 'POST', url: '/auth/logout', headers: { Authorization: 'Bearer token-1' } });
  });

  test('R4-010 R4-011 R4-012: user, token and flag are cleared without waiting', () => {
    signIn(aUser());
    answering(() => new Promise(() => undefined));
    void signOut();
    expect(session()).toEqual(SIGNED_OUT);
  });

  test('R4-013: the stored user is removed, though the call fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    signIn(aUser());
    answering('no answer');
    await expect(signOut()).resolves.toBeNull();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  test('its end is raised once, with the reason', () => {
    const reasons: string[] = [];
    const unsubscribe = subscribe('session.ended@1', ({ reason }) => reasons.push(reason));
    signIn(aUser());
    endSession('forced');
    endSession('expired');
    unsubscribe();
    expect(reasons).toEqual(['forced']);
  });
});

describe('watching', () => {
  const profileOf = (permissions: string[]) => {
    const { token: _token, ...profile } = aUser({ permissions });
    return json(200, { ...profile, location: { address: null, suburb: null, state: null, post_code: null } });
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  const inOtherTab = (newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue }));

  test('permissions are read again at the start and when the server refuses one', async () => {
    signIn(aUser());
    answering(profileOf(['job-read']), refusal(401, 'no', { error: 'forbidden' }), profileOf(['house-read']));
    const unsubscribe = watchSession();
    await settled();
    expect(session().permissions).toEqual(['job-read']);
    const { createResource } = await import('../http/index');
    await createResource('house').list();
    await settled();
    unsubscribe();
    expect(session().permissions).toEqual(['house-read']);
    expect(stored()).toMatchObject({ permissions: ['house-read'], token: 'token-1' });
  });

  test('logout and change of user in another tab are followed', async () => {
    signIn(aUser());
    answering(profileOf([]));
    const unsubscribe = watchSession();
    await settled();
    inOtherTab(JSON.stringify(aUser({ id: 2, token: 'token-2', permissions: [] })));
    expect(session()).toMatchObject({ token: 'token-2', user: { id: 2 } });
    inOtherTab(null);
    expect(session()).toEqual(SIGNED_OUT);
    unsubscribe();
  });
});

describe('an element', () => {
  const drawn = (element: React.ReactElement) => {
    const { unmount } = render(element);
    const shown = screen.queryByText('Delete') !== null;
    unmount();
    return shown;
  };

  test.each([
    ['R6-042', 'my-team-delete', true],
    ['R6-042', 'house-delete', false],
    ['R6-043', ['house-delete', 'my-team-delete'], true],
    ['R6-043', ['house-delete', 'job-delete'], false],
    ['R6-043', [], false],
  ])('%s: is in the document for %p: %p', (_, permission, expected) => {
    setUser(aUser({ permissions: ['my-team-delete'] }));
    expect(drawn(<Can permission={permission}>Delete</Can>)).toBe(expected);
  });

  test('R6-044: is hidden when its target is the signed-in user', () => {
    setUser(aUser({ id: 5, permissions: ['my-team-delete'] }));
    const of = (id: number) => (
      <Can permission="my-team-delete" notSelf={id}>
        Delete
      </Can>
    );
    expect([drawn(of(5)), drawn(of(6))]).toEqual([false, true]);
  });

  test('R6-045: follows the permissions as they change', () => {
    setUser(aUser({ permissions: [] }));
    render(<Can permission="job-read">Jobs</Can>);
    expect(screen.queryByText('Jobs')).not.toBeInTheDocument();
    act(() => setUser(aUser({ permissions: ['job-read'] })));
    expect(screen.getByText('Jobs')).toBeInTheDocument();
  });
});
