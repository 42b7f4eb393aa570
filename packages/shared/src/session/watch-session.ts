import { clearSelection } from '../chrome/index';
import { onForbidden } from '../http/handle-refusal';
import { endSession } from './end-session';
import { refreshPermissions } from './refresh-permissions';
import { adoptUser, session } from './store';
import { readStoredUser, STORAGE_KEY } from './stored-user';

/**
 * Keeps the session true for as long as the page lives: follows logout and change of user in other tabs, and reads the
 * permissions anew now and whenever the server refuses one.
 * @returns what stops it
 */
export function watchSession(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) followTab(event.newValue);
    if (event.key === null) followTab(null);
  };
  window.addEventListener('storage', follow);
  const stopHearing = onForbidden(() => void refreshPermissions());
  void refreshPermissions();
  return () => {
    window.removeEventListener('storage', follow);
    stopHearing();
  };
}

/** What another tab stored is read like anything else from outside. */
function followTab(stored: string | null) {
  const user = readStoredUser(stored);
  if (!user) return endSession('other-tab');
  if (user.id !== session().user?.id) clearSelection();
  adoptUser(user);
}
