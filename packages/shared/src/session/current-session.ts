import { auth } from '@careloom/contract/resources/auth';
import { clearSelection } from '../chrome/index';
import { onForbidden } from '../http/handle-refusal';
import { send } from '../http/send';
import { endSession, type EndReason } from './end-session';
import { session, setUser, storeUser } from './store';
import { readStoredUser, STORAGE_KEY } from './stored-user';

/** Refetches user and permissions. The stored permissions only hide elements; the server decides, and they may have changed there. */
export async function refreshPermissions() {
  const { token } = session();
  if (token === null) return;
  const answer = await send(auth.profile, {});
  if (answer.ok && session().token === token) {
    const { location: _address, ...profile } = answer.data;
    storeUser({ ...profile, token });
  }
}

/**
 * Keeps the session current while the page is open: follows logout and change of user in other tabs, and refetches the permissions now and
 * whenever the server refuses one.
 * @returns a function that stops it
 */
export function watchSession(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) followTab(event.newValue);
    if (event.key === null) followTab(null);
  };
  window.addEventListener('storage', follow);
  const unsubscribe = onForbidden(() => void refreshPermissions());
  void refreshPermissions();
  return () => {
    window.removeEventListener('storage', follow);
    unsubscribe();
  };
}

/** A user stored by another tab is validated like any other external input. */
function followTab(stored: string | null) {
  const user = readStoredUser(stored);
  if (!user) return endSession('other-tab');
  if (user.id !== session().user?.id) clearSelection();
  setUser(user);
}

/**
 * Logs out. The request is sent first, since it needs the token, but the local session ends without waiting for the answer.
 * @returns the server's message, if it answered
 */
export async function signOut(reason: EndReason = 'logout'): Promise<string | null> {
  const request = send(auth.logout, {});
  endSession(reason);
  const answer = await request;
  return answer.ok ? answer.message : null;
}
