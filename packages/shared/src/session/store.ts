import { create } from 'zustand';
import { STORAGE_KEY, type SessionUser } from './stored-user';

export interface Session {
  user: SessionUser | null;
  token: string | null;
  permissions: readonly string[];
  authenticated: boolean;
}

const SIGNED_OUT: Session = { user: null, token: null, permissions: [], authenticated: false };

/** The signed-in user of this page. Changed only by the functions of this entry. */
export const useSession = create<Session>(() => SIGNED_OUT);

export const session = () => useSession.getState();

/** @returns null if the browser denies access to its storage or the storage is full */
export function withStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(localStorage);
  } catch (refused) {
    console.warn('The storage of this browser could not be used for the session.', refused);
    return null;
  }
}

/** Puts a user into the store without writing to the storage: the user may have come from there. */
export const setUser = (user: SessionUser) =>
  useSession.setState({ user, token: user.token, permissions: user.permissions, authenticated: true });

/** Puts a user into the store and the storage. If the storage is full or denied, the session lasts as long as the page. */
export function storeUser(user: SessionUser) {
  setUser(user);
  withStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(user)));
}

/** Clears user, token, flag and permissions from the store, and the stored user from the storage. */
export function clearUser() {
  useSession.setState(SIGNED_OUT);
  withStorage((storage) => storage.removeItem(STORAGE_KEY));
}

/** Clears the store only: another tab has already changed the storage. */
export const clearSession = () => useSession.setState(SIGNED_OUT);
