import { clearSelection } from '../chrome/index';
import { onForbidden } from '../http/handle-refusal';
import { endSession } from './end-session';
import { refreshPermissions } from './refresh-permissions';
import { adoptUser, session } from './store';
import { readStoredUser, STORAGE_KEY } from './stored-user';

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
  const stopHearing = onForbidden(() => void refreshPermissions());
  void refreshPermissions();
  return () => {
    window.removeEventListener('storage', follow);
    stopHearing();
  };
}

/** A user stored by another tab is validated like any other external input. */
function followTab(stored: string | null) {
  const user = readStoredUser(stored);
  if (!user) return endSession('other-tab');
  if (user.id !== session().user?.id) clearSelection();
  adoptUser(user);
}
