import { create } from 'zustand';
import { STORAGE_KEY, type SessionUser } from './stored-user';

export interface Session {
  user: SessionUser | null;
  token: string | null;
  permissions: readonly string[];
  authenticated: boolean;
}

const SIGNED_OUT: Session = { user: null, token: null, permissions: [], authenticated: false };

/** Who is signed in on this page. Changed by this entry's functions only. */
export const useSession = create<Session>(() => SIGNED_OUT);

export const session = () => useSession.getState();

/** @returns null where the browser refuses its storage or has no room left */
export function withStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(localStorage);
  } catch (refused) {
    console.warn('The storage of this browser could not be used for the session.', refused);
    return null;
  }
}

/** Takes a user into the store without touching the storage: it may have come from there. */
export const adoptUser = (user: SessionUser) =>
  useSession.setState({ user, token: user.token, permissions: user.permissions, authenticated: true });

/** Takes a user into the store and the storage. Where the storage is full or refused, the session lives as long as the page. */
export function keepUser(user: SessionUser) {
  adoptUser(user);
  withStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(user)));
}

/** Clears user, token, flag and permissions from the store, and the stored user from the storage. */
export function forgetUser() {
  useSession.setState(SIGNED_OUT);
  withStorage((storage) => storage.removeItem(STORAGE_KEY));
}

/** Clears the store alone: another tab has changed the storage already. */
export const dropUser = () => useSession.setState(SIGNED_OUT);
